import { useEffect, useState } from 'preact/hooks';

/**
 * Files may be dropped anywhere.
 * @returns how many are being dragged over the window, 0 where the browser does not say; undefined: none
 */
export function useDrop(
  open: (files: readonly File[], target: EventTarget | null) => void,
): number | undefined {
  const [dragged, setDragged] = useState<number | undefined>(undefined);
  useEffect(() => {
    const drag = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault(); // or the browser would leave the page for the file
      setDragged(event.type === 'dragover' ? event.dataTransfer.items.length : undefined);
      if (event.type === 'drop') open([...event.dataTransfer.files], event.target);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDragged(undefined);
    };
    addEventListener('dragover', drag);
    addEventListener('drop', drag);
    addEventListener('dragleave', leave);
    return () => {
      removeEventListener('dragover', drag);
      removeEventListener('drop', drag);
      removeEventListener('dragleave', leave);
    };
  }, []);
  return dragged;
}
