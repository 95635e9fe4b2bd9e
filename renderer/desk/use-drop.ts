import { useEffect, useState } from 'preact/hooks';

/** Files may be dropped anywhere. @returns whether one is being dragged over the window */
export function useDrop(open: (files: readonly File[]) => void): boolean {
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    const drag = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault(); // or the browser would leave the page for the file
      setDragged(event.type === 'dragover');
      if (event.type === 'drop') open([...event.dataTransfer.files]);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDragged(false);
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
  return isDragged;
}
