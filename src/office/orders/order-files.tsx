import { Button, Dialog, DialogActions, DialogContent, Link, Stack } from '@mui/material';
import { useState } from 'react';
import { FileField, FileInput, required, useNotify } from 'react-admin';
import * as calls from '../../api/calls.ts';
import { fillPath } from '../../api/encode.ts';
import type { Attachment } from '../../api/resources/client.ts';
import { sizeText } from '../../languages/size-text.ts';
import { acceptedFiles, maximumFileBytes } from '../../order/file-limits.ts';
import { Entry, EntryList, Section } from '../facts.tsx';
import { useAction } from '../use-call.ts';
import { timeText } from '../value-texts.ts';

/** Types of files that the browser shows, by extension. Others are only downloaded. */
const shownTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
};

const previewType = (name: string) => shownTypes[name.split('.').at(-1)?.toLowerCase() ?? ''];

const downloadAddress = ({ id }: Attachment) => fillPath(calls.staffFile.path, { id });

interface FilePreview {
  name: string;
  type: string;
  /** Address of the file's bytes in this page. */
  url: string;
}

const readPreview = async (file: Attachment, type: string): Promise<FilePreview> => {
  const response = await fetch(downloadAddress(file));
  if (!response.ok) throw new Error('The file cannot be read. Try again, or download it');
  const bytes = new Blob([await response.arrayBuffer()], { type });
  return { name: file.name, type, url: URL.createObjectURL(bytes) };
};

const FileEntry = ({ file, onShow }: { file: Attachment; onShow: (shown: FilePreview) => void }) => {
  const { run } = useAction();
  const type = previewType(file.name);
  const from = file.receiverType === 'client' ? 'Delivered' : 'From the customer';
  return (
    <Entry head={`${from}, ${timeText(file.createdAt)}, ${sizeText(file.size)}`}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Link href={downloadAddress(file)} download sx={{ overflowWrap: 'anywhere' }}>
          {file.name}
        </Link>
        {type && (
          <Button
            size="small"
            onClick={() => run(() => readPreview(file, type), onShow)}
            aria-label={`Show ${file.name}`}
          >
            Show
          </Button>
        )}
      </Stack>
    </Entry>
  );
};

/** The files of an order. The server sends them for download alone, so a preview is made from the bytes in this page. */
export const OrderFiles = ({ files }: { files: readonly Attachment[] }) => {
  const [preview, setPreview] = useState<FilePreview | null>(null);
  const closePreview = () => {
    if (preview) URL.revokeObjectURL(preview.url);
    setPreview(null);
  };
  if (files.length === 0) return null;
  return (
    <Section title="Files">
      <EntryList>
        {files.map((file) => (
          <FileEntry key={file.id} file={file} onShow={setPreview} />
        ))}
      </EntryList>
      {preview && (
        <Dialog open onClose={closePreview} fullWidth maxWidth="lg" aria-label={preview.name}>
          <DialogContent sx={{ minHeight: '60vh', display: 'flex' }}>
            {preview.type === 'application/pdf' ? (
              <iframe title={preview.name} src={preview.url} width="100%" />
            ) : (
              <img src={preview.url} alt={preview.name} />
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={closePreview}>Close</Button>
          </DialogActions>
        </Dialog>
      )}
    </Section>
  );
};

const limit = `up to ${maximumFileBytes / 1024 ** 2} MB`;

/** Field for the files of a delivery. A file that cannot be sent is named, because it does not come into the list. */
export const FilesInput = () => {
  const notify = useNotify();
  const onDropRejected = (rejected: readonly { file: File }[]) =>
    notify(
      `Not taken: ${rejected.map(({ file }) => file.name).join(', ')}. Choose documents, tables, slides, pictures or archives of ${limit}`,
      { type: 'error', autoHideDuration: 10_000, multiLine: true },
    );
  return (
    <FileInput
      source="fileIds"
      label="Files"
      helperText={`Documents, tables, slides, pictures or archives, ${limit} each`}
      multiple
      accept={{ 'application/octet-stream': acceptedFiles.split(',') }}
      maxSize={maximumFileBytes}
      options={{ onDropRejected }}
      validate={required()}
    >
      <FileField source="src" title="title" />
    </FileInput>
  );
};
