/** Creates an element with these properties and children. */
export const createNode = <Tag extends keyof HTMLElementTagNameMap>(
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
  const block = createNode(
    'div',
    { className: `field ${className}` },
    label,
    createNode('div', { className: 'control' }, control),
  );
  block.dataset.field = name;
  return block;
};
export const label = (name: string, text: string) =>
  createNode('label', { htmlFor: name, className: 'label' }, text);
export const select = (name: string, options: readonly Node[]) =>
  createNode('select', { id: name, name, className: 'box' }, ...options);
export const withSelectBox = (control: Node) => createNode('div', { className: 'select' }, control);

export const stepper = (input: HTMLInputElement, changeBy: (steps: number) => void) => {
  const button = (ariaLabel: string, sign: string, steps: number) =>
    createNode('button', { type: 'button', tabIndex: -1, ariaLabel, onclick: () => changeBy(steps) }, sign);
  return createNode('div', { className: 'stepper' }, button('Less', '−', -1), input, button('More', '+', 1));
};

export const priceBlock = () => {
  const total = createNode('span');
  total.dataset.price = 'total';
  const label = createNode('span', { className: 'price-label' }, 'Price:');
  return { block: createNode('div', { className: 'price' }, label, total), total };
};
