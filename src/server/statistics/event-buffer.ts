interface BufferLimits {
  /** Characters of the lines that wait. Further lines are not taken. */
  maximumWaiting: number;
  /** Characters of the lines of one request. */
  maximumRequest: number;
}

/** Lines that wait, in the sequence of their arrival and within a bound. */
export const createEventBuffer = ({ maximumWaiting, maximumRequest }: BufferLimits) => {
  let lines: string[] = [];
  let length = 0;
  return {
    add: (line: string): boolean => {
      if (length + line.length > maximumWaiting) return false;
      lines.push(line);
      length += line.length;
      return true;
    },
    /** Returns the oldest lines that fit into a request, which stay in the buffer. */
    first: (): string[] => {
      let characters = 0;
      const end = lines.findIndex((line) => {
        characters += line.length;
        return characters > maximumRequest;
      });
      return lines.slice(0, end < 0 ? lines.length : Math.max(1, end));
    },
    remove: (sent: readonly string[]) => {
      lines = lines.slice(sent.length);
      for (const { length: characters } of sent) length -= characters;
    },
    size: () => lines.length,
  };
};
