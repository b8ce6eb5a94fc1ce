import { FileField, FileInput, required, useNotify } from 'react-admin';
import { acceptedFiles, maximumFileBytes } from '../../order/file-limits.ts';

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
