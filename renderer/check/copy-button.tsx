/** A button that copies a text, also where the browser has no clipboard for a file. */

import { useState } from 'preact/hooks';
import { Icon } from '../ui/icon.tsx';

interface CopyButtonProps {
  readonly label: string;
  readonly text: string;
}

export function CopyButton({ label, text }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    setCopied(await copied(text));
  };
  return (
    <button type="button" class="btn" onClick={() => void copy()}>
      <Icon name={isCopied ? 'check' : 'copy'} />
      {label}
    </button>
  );
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedBySelection(text); // a page from the disk may have no clipboard
  }
}

function copiedBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  return isCopied;
}
