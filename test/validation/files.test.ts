import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkFile } from '../../src/validation/files.ts';

const files = suite('files');

const allowed =
  'doc docx odt dot ott fodt xls xlsx ods ots xml csv xlt fods ppt pptx ppa pps pwz jpg jpeg jpe png gif zip gzip gz rtf rtx htm html pdf';
for (const extension of allowed.split(' '))
  files(`VAL-04 a file with the extension .${extension} is accepted`, () => {
    assert.is(checkFile({ name: `my notes.v2.${extension.toUpperCase()}`, size: 1 }), null);
  });

for (const name of ['a.exe', 'a.svg', 'a.pdf.js', 'pdf', 'a.', 'a.docm', '.gitignore', ''])
  files(`VAL-04 the file "${name}" is refused`, () => {
    assert.is(checkFile({ name, size: 1 }), 'file-type-invalid');
  });

files('VAL-04 a file of 20 MB is accepted, and a file of one byte more is refused', () => {
  assert.is(checkFile({ name: 'a.pdf', size: 20_971_520 }), null);
  assert.is(checkFile({ name: 'a.pdf', size: 20_971_521 }), 'file-size-invalid');
});

files('VAL-04 a file of 0 bytes is refused when it is chosen', () => {
  assert.is(checkFile({ name: 'a.pdf', size: 0 }), 'file-empty');
});

files.run();
