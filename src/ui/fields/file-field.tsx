import { type ReactNode, useEffect, useRef, useState } from 'react';
import { sizeText } from '../../languages/size-text.ts';
import { CloseIcon, FileIcon, UploadIcon } from '../look/icons.tsx';
import { useTranslator } from '../use-translator.tsx';
import { useFieldControl } from './frame/bare-field.tsx';

export interface FileItem {
  key: string;
  name: string;
  /** Size in bytes. */
  size: number;
  /** True if a reload has lost the content, so that the file must be chosen again. */
  isLost?: boolean | undefined;
  /** Reason why the file was not added. The row stays until the visitor dismisses it. */
  refusal?: string | undefined;
}

interface Props {
  name?: string | undefined;
  onAdd: (files: File[]) => void;
  /** File extensions with their dots, separated by commas. */
  accept?: string | undefined;
  /** Text of the button. */
  action?: string | undefined;
  /** Text under the button that says which files are accepted. */
  note?: string | undefined;
  /** FileRows, if the list is in the field itself. */
  children?: ReactNode;
}

/** Keeps the browser from opening a file that is dropped beside the field, because that would replace the page. */
const keepPageOnDrop = () => {
  const preventOpening = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  const controller = new AbortController();
  for (const type of ['dragover', 'drop'] as const)
    window.addEventListener(type, preventOpening, { signal: controller.signal });
  return () => controller.abort();
};

/** Lets the visitor choose files with a button or drop them. Style: file-field.css, icon.css, button.css. */
export function FileField({ name, onAdd, accept, note, action, children }: Props) {
  const t = useTranslator();
  const control = useFieldControl(name);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const addChosen = (list: FileList | null | undefined) => {
    const chosen = [...(list ?? [])];
    if (chosen.length) onAdd(chosen);
    // Empties the input, because it fires no event for the file that it already holds. A removed file could otherwise
    // not be chosen again.
    if (input.current) input.current.value = '';
  };
  useEffect(keepPageOnDrop, []);
  return (
    <div className="files" part="files">
      <label
        className={`drop ${isOver ? 'over' : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          addChosen(event.dataTransfer.files);
        }}
      >
        <input
          {...control}
          ref={input}
          type="file"
          className="quiet-text"
          multiple
          accept={accept}
          onChange={(event) => addChosen(event.currentTarget.files)}
        />
        <UploadIcon />
        <span>
          <b>{action ?? t('Choose files')}</b>
          <span className="or-drop"> {t('or drop them here')}</span>
          {note && <small>{note}</small>}
        </span>
      </label>
      {children}
    </div>
  );
}

/** Renders a list of files. It stands in a FileField, or in another element of class `files`. */
export function FileRows({
  files,
  onRemove,
}: {
  files: readonly FileItem[];
  onRemove: (key: string) => void;
}) {
  return (
    files.length > 0 && (
      <ul>
        {files.map((file) => (
          <FileRow key={file.key} file={file} onRemove={() => onRemove(file.key)} />
        ))}
      </ul>
    )
  );
}

function FileRow({ file, onRemove }: { file: FileItem; onRemove: () => void }) {
  const t = useTranslator();
  const { name, size, isLost, refusal } = file;
  return (
    <li className={isLost || refusal ? 'lost' : ''}>
      <FileIcon />
      <span>
        <span className={refusal ? 'refused-name' : 'file-name'}>{name}</span>
        <small role={refusal && 'alert'}>
          {refusal ?? (isLost ? t('Please choose this file again') : sizeText(size, t))}
        </small>
      </span>
      <button
        type="button"
        className="icon-button"
        aria-label={t(refusal ? 'Dismiss %name%' : 'Remove %name%', { name })}
        onClick={onRemove}
      >
        <CloseIcon />
      </button>
    </li>
  );
}
