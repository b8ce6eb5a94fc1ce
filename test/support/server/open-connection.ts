import { connect } from 'node:net';

/** Opens a TCP connection; `state` collects the server's answer and the end of the connection. */
export const openTo = (port: number) => {
  const socket = connect(port, '127.0.0.1');
  const state = { answer: '', isClosed: false };
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    state.answer += chunk.toString();
  });
  socket.once('close', () => {
    state.isClosed = true;
  });
  return { socket, state };
};
