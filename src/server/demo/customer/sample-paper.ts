/** Number of characters that fit a line of the sample paper, at 11 points on A4. */
const lineLength = 84;
const lineHeight = 16;

const wrap = (text: string): string[] =>
  text
    .replace(new RegExp(`(.{1,${lineLength}})(?: |$)`, 'g'), '$1\n')
    .trimEnd()
    .split('\n');

const pdfText = (text: string) => `(${text.replace(/[\\()]/g, '\\$&')}) Tj`;

/** Returns the drawing commands of a PDF page: the title, then the paragraphs. */
const contentOf = (title: string, paragraphs: readonly string[]) => {
  const lines = paragraphs.flatMap((paragraph) => [...wrap(paragraph), '']);
  return [
    `BT /F1 18 Tf 72 760 Td ${pdfText(title)} ET`,
    `BT /F1 11 Tf ${lineHeight} TL 72 720 Td`,
    ...lines.map((line) => `${pdfText(line)} T*`),
    'ET',
  ].join('\n');
};

/** Creates a PDF document of one page. */
const createPaper = (title: string, paragraphs: readonly string[]): Buffer<ArrayBuffer> => {
  const content = contentOf(title, paragraphs);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
};

/** Paper that the demo provider delivers. */
export const samplePaper = {
  name: 'paper.pdf',
  bytes: (topic: string): Buffer<ArrayBuffer> =>
    createPaper(topic, [
      'This is the sample paper of the demo. A provider delivers the real one by the command line, and the customer opens it here, approves it or asks for a revision.',
      'A margin is the part of a page that is not written on, and so it is the first part that a reader writes on. Whoever owned a book before leaves questions there, answers them years later, and sometimes argues with both.',
      'A footnote does the same by permission. It says where a sentence comes from, and it promises that somebody has been there before.',
    ]),
};
export const sampleNotes = {
  name: 'notes.pdf',
  bytes: (): Buffer<ArrayBuffer> =>
    createPaper('Notes', ['Begin with the ledgers of 1943.', 'The archive opens at nine.']),
};
