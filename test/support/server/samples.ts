/** Sample files with the bytes that identify their type. */

const bytes = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');

/** First bytes of a Windows program. */
export const program = Buffer.concat([bytes('4d5a 9000 0300 0000 0400 0000 ffff 0000'), Buffer.alloc(400)]);

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF\n');
export const png = Buffer.concat([
  bytes('8950 4e47 0d0a 1a0a 0000 000d 4948 4452 0000 0001 0000 0001 0806 0000 001f 15c4 89'),
  bytes('0000 000d 4944 4154 789c 6300 0100 0005 0001 0d0a 2db4'),
  bytes('0000 0000 4945 4e44 ae42 6082'),
]);
export const text = Buffer.from('author,title\nAda,Margins\n');

interface Entry {
  name: string;
  content: string;
}

const entryBytes = ({ name, content }: Entry) => {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt32LE(content.length, 18);
  head.writeUInt32LE(content.length, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name + content)]);
};

/** Builds the local headers of a ZIP file, which are enough to detect the file type. */
const zip = (entries: readonly Entry[]) => Buffer.concat([...entries.map(entryBytes), Buffer.alloc(64)]);

const wordTypes =
  '<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
export const docx = zip([
  { name: '[Content_Types].xml', content: wordTypes },
  { name: 'word/document.xml', content: '<w:document/>' },
]);
