import type { Fields } from '../../../src/api/call.ts';

/** A complete order as the form sends it. */
export const essay: Fields = {
  typeId: 1,
  serviceId: 1,
  academicLevelId: 1,
  deadlineId: 9,
  numberElements: '1',
  numberSlides: '0',
  spacingType: 'double',
  sources: '0',
  topic: 'The margins of a page',
  details: 'One page on white space.',
  subjectId: 5,
  formatId: 5,
  writerGradeId: 1,
  currencyId: 1,
  paymentSystemId: 1,
  additionalMaterialStatusId: 1,
};

// The sample files have the bytes that identify their type.

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

/** Builds an entry of a ZIP file with its local header, which is enough to detect the file type. */
const entry = (name: string, content: string) => {
  const sizes = Uint32Array.of(content.length, content.length, name.length);
  const head = bytes('504b 0304 1400 0000 0000 0000 0000 0000 0000');
  return Buffer.concat([head, new Uint8Array(sizes.buffer), Buffer.from(name + content)]);
};

const wordTypes =
  '<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
export const docx = Buffer.concat([
  entry('[Content_Types].xml', wordTypes),
  entry('word/document.xml', '<w:document/>'),
  Buffer.alloc(64),
]);
