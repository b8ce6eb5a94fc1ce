export const addCopyButtons = (page: ParentNode): void => {
  for (const block of page.querySelectorAll('.code')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = 'Copy';
    button.addEventListener('click', async () => {
      const text = block.querySelector('code')?.textContent ?? '';
      const done = await navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      );
      // Selects the snippet if the clipboard is not available, so that the reader can copy it with the keyboard.
      if (!done) getSelection()?.selectAllChildren(block.querySelector('code') ?? block);
      button.textContent = done ? 'Copied' : 'Selected';
      setTimeout(() => {
        button.textContent = 'Copy';
      }, 2000);
    });
    block.append(button);
  }
};
