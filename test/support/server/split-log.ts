/** Splits the text of an error stream into log lines and the other text. */
export const splitLog = (text: string): { log: Record<string, unknown>[]; error: string } => {
  const isLog = (line: string) => line.startsWith('{"level"');
  const lines = text.split('\n');
  return {
    log: lines.filter(isLog).map((line) => JSON.parse(line)),
    error: lines.filter((line) => !isLog(line)).join('\n'),
  };
};
