/** Makes an element with these properties and children. */
export const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Readonly<Record<string, unknown>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

export const option = ({ id, name }: { id: number; name: string }) => new Option(name, `${id}`);

export const field = (name: string, label: Node, control: Node, className = '') => {
  const block = make(
    'div',
    { className: `field ${className}` },
    label,
    make('div', { className: 'control' }, control),
  );
  block.dataset.field = name;
  return block;
};
export const label = (name: string, text: string) =>
  make('label', { htmlFor: name, className: 'label' }, text);
export const select = (name: string, options: readonly Node[]) =>
  make('select', { id: name, name, className: 'box' }, ...options);
export const boxed = (control: Node) => make('div', { className: 'select' }, control);

export const stepper = (input: HTMLInputElement, turn: (steps: number) => void) => {
  const button = (ariaLabel: string, sign: string, steps: number) =>
    make('button', { type: 'button', tabIndex: -1, ariaLabel, onclick: () => turn(steps) }, sign);
  return make('div', { className: 'stepper' }, button('Less', '−', -1), input, button('More', '+', 1));
};

export const priceBlock = () => {
  const total = make('span');
  total.dataset.price = 'total';
  const bonus = make('p', { className: 'bonus', hidden: true });
  const info = make(
    'button',
    { type: 'button', className: 'info', ariaLabel: 'About your bonus' },
    make('span', {}, 'i'),
  );
  info.onclick = () => {
    bonus.hidden = !bonus.hidden;
    info.ariaExpanded = `${!bonus.hidden}`;
  };
  const block = make(
    'div',
    { className: 'price' },
    make('span', { className: 'price-label' }, 'Price:'),
    total,
    info,
    bonus,
  );
  return { block, total, bonus };
};
