import { readFileSync } from 'node:fs';

export const dockerfilePath = 'src/server/deploy/Dockerfile';

/** Reads an instruction, which stands on one line. `json` has the elements of its JSON form. */
const readStep = (line: string) => {
  const [, keyword = '', text = ''] = /^(\w+) (.*)/.exec(line) ?? [];
  const json: string[] = JSON.parse(/\[".*\]$/.exec(text)?.[0] ?? '[]');
  return { keyword, text, json };
};

/** Reads the stages of the server's Dockerfile, each with its image and instructions. */
export const readStages = () =>
  readFileSync(dockerfilePath, 'utf8')
    .split(/^FROM /m)
    .slice(1)
    .map((stage) => {
      const [image = '', ...lines] = stage.split('\n');
      const steps = lines.filter((line) => /^[A-Z]/.test(line)).map(readStep);
      return { image: image.replace(/ AS .*/, ''), steps };
    });
