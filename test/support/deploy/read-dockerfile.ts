import { readFileSync } from 'node:fs';
import { DockerfileParser, type Instruction, JSONInstruction, ModifiableInstruction } from 'dockerfile-ast';

/** One instruction of a Dockerfile, as Docker reads it. */
interface Step {
  keyword: string;
  /** Words of the instruction after its flags. */
  words: string[];
  /** Text of the instruction after its flags. */
  text: string;
  /** Elements of the instruction's JSON form; empty for the shell form. */
  json: string[];
  flags: Record<string, string>;
}

interface Stage {
  image: string;
  steps: Step[];
}

export const dockerfilePath = 'src/server/deploy/Dockerfile';

/** Reads the JSON form of an instruction. HEALTHCHECK has it after the word CMD. */
const jsonOf = (instruction: Instruction, text: string): string[] => {
  if (instruction.getKeyword() === 'HEALTHCHECK') return JSON.parse(text.replace(/^CMD /, ''));
  if (!(instruction instanceof JSONInstruction)) return [];
  return instruction.getJSONStrings().map((element) => element.getJSONValue());
};

const readStep = (instruction: Instruction): Step => {
  const flags = instruction instanceof ModifiableInstruction ? instruction.getFlags() : [];
  const text = instruction.getArgumentsContent() ?? '';
  return {
    keyword: instruction.getKeyword(),
    words: instruction.getArguments().map((argument) => argument.getValue()),
    text,
    json: jsonOf(instruction, text),
    flags: Object.fromEntries(flags.map((flag) => [flag.getName(), flag.getValue() ?? ''])),
  };
};

/** Reads the stages of the server's Dockerfile. */
export const readStages = (): Stage[] => {
  const steps = DockerfileParser.parse(readFileSync(dockerfilePath, 'utf8')).getInstructions().map(readStep);
  const stages: Stage[] = [];
  for (const step of steps) {
    const { keyword, words } = step;
    if (keyword === 'FROM') stages.push({ image: words[0] ?? '', steps: [] });
    else stages.at(-1)?.steps.push(step);
  }
  return stages;
};
