// Replaces calls of the translator by English texts in the sources of the build for English. That build then contains
// neither translators nor texts to look up.
import { readFileSync } from 'node:fs';
import { parseAst } from '@rollup/wasm-node/parseAst';
import { transform } from 'esbuild';

/** Names of the variables that hold a translator. No other variable of the sources may have one of these names. */
const names = ['t', 'english'];

const isTranslator = (node) => node?.type === 'Identifier' && names.includes(node.name);

/** Returns whether an item of a syntax list is a translator: an argument, parameter, element, declaration or property. */
const isLeftOut = (node) =>
  isTranslator(node) ||
  isTranslator(node?.left) ||
  isTranslator(node?.id) ||
  (node?.type === 'Property' && isTranslator(node.value.left ?? node.value));

/** Properties of syntax nodes that are lists in which a translator can be an item. */
const lists = ['arguments', 'params', 'elements', 'properties', 'declarations'];

/** Values of the translator's members in English. */
const members = { isEnglish: 'true', language: '"en"', direction: '""' };

/** Escapes a text for use inside a template literal. */
const quoted = (text) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');

/** Maps the property names of an object literal to the code of their values. */
const valuesOf = (node, print) =>
  new Map((node?.properties ?? []).map(({ key, value }) => [key.name ?? key.value, print(value)]));

/** Returns a part of a template literal in which values replace the placeholders. */
const fillPart = (text, values) =>
  text
    .split(/%(\w+)%/)
    .map((part, index) => (index % 2 ? `\${${values.get(part)}}` : quoted(part)))
    .join('');

/** Returns a text in which values replace the placeholders. For a conditional expression, both of its texts are filled. */
const fill = (node, values, print) => {
  if (node.type === 'ConditionalExpression')
    return `(${print(node.test)} ? ${fill(node.consequent, values, print)} : ${fill(node.alternate, values, print)})`;
  if (node.type === 'TemplateLiteral') {
    const inserted = node.expressions.map((expression) => `\${${print(expression)}}`);
    return `\`${node.quasis.map(({ value }, at) => fillPart(value.cooked, values) + (inserted[at] ?? '')).join('')}\``;
  }
  if (typeof node.value !== 'string') throw new Error('a text with values is no literal');
  return `\`${fillPart(node.value, values)}\``;
};

/**
 * Returns the code of an array literal in place of a call of `t.parts`: the pieces of the text as strings, with the code of each
 * node in place of its placeholder.
 */
const divide = (text, nodes, print) => {
  const values = valuesOf(nodes, print);
  const parts = text.value.split(/%(\w+)%/);
  return `[${parts.map((part, index) => (index % 2 ? values.get(part) : JSON.stringify(part))).join(', ')}]`;
};

/** Functions that write the code in place of a translator's call, by the method that is called. */
const calls = {
  '': ([text, values], print) => (values ? fill(text, valuesOf(values, print), print) : `(${print(text)})`),
  form: ([text], print) => `(${print(text)})`,
  parts: ([text, nodes], print) => divide(text, nodes, print),
  count: ([count, one, other, values], print) => {
    const number = print(count);
    const filled = valuesOf(values, print).set('n', number);
    return `(${number} === 1 ? ${fill(one, filled, print)} : ${fill(other, filled, print)})`;
  },
};

/**
 * Returns whether a node imports a module that the English build omits: a language, or the context that provides
 * components with their translator.
 */
const isOfLanguages = ({ type, source }) =>
  type === 'ImportDeclaration' && /^\.+\/(.+\/)?(languages\/|use-translator\.ts$)/.test(source.value);

/**
 * Returns the code that replaces a node, or undefined if the node stays. Nodes inside a node that stays may still be
 * replaced.
 */
const replace = (node, print) => {
  const { type, callee, object, property, test } = node;
  if (type === 'CallExpression' && isTranslator(callee)) return calls[''](node.arguments, print);
  if (type === 'CallExpression' && isTranslator(callee.object))
    return calls[callee.property.name]?.(node.arguments, print) ?? 'undefined';
  if (type === 'MemberExpression' && isTranslator(object)) return members[property.name];
  if (type === 'ConditionalExpression' && isTranslator(test)) return `(${print(node.alternate)})`;
  if (type === 'ConditionalExpression' && isTranslator(test.object)) return `(${print(node.consequent)})`;
  if (isOfLanguages(node) || (type === 'VariableDeclaration' && node.declarations.every(isLeftOut)))
    return '';
  return undefined;
};

/**
 * Returns imports from omitted modules whose names the English code still uses, such as functions for characters, which need no
 * translator.
 */
const usedImports = ({ body }, text) =>
  body
    .filter(isOfLanguages)
    .flatMap(({ specifiers, source }) =>
      specifiers
        .filter(({ local }) => new RegExp(`\\b${local.name}\\b`).test(text))
        .map(({ imported, local }) => `import { ${imported.name} as ${local.name} } from ${source.raw};\n`),
    )
    .join('');

/** Prints a module without its translators. */
const printEnglish = (code, path) => {
  const print = (root) => {
    const edits = [];
    const visit = (node) => {
      const replaced = replace(node, print);
      if (replaced !== undefined) return edits.push([node.start, node.end, replaced]);
      if (isTranslator(node)) throw new Error(`${path}: ${code.slice(node.start - 40, node.end + 20)}`);
      for (const [key, value] of Object.entries(node)) visitValue(key, value);
    };
    const visitValue = (key, value) => {
      if (Array.isArray(value)) {
        if (lists.includes(key) && value.some(isLeftOut)) return edits.push(shorten(value));
        for (const item of value) if (item?.type) visit(item);
      } else if (value?.type) visit(value);
    };
    const shorten = (list) => [
      list[0].start,
      list.at(-1).end,
      list
        .filter((item) => !isLeftOut(item))
        .map(print)
        .join(', '),
    ];
    visit(root);
    let end = root.end;
    let text = '';
    for (const [from, to, replaced] of edits.sort(([one], [other]) => other - one)) {
      text = replaced + code.slice(to, end) + text;
      end = from;
    }
    return code.slice(root.start, end) + text;
  };
  const module = parseAst(code);
  const text = print(module);
  return usedImports(module, text) + text;
};

/** Returns a source as JavaScript with English texts, or undefined for a source without a translator. */
export const writeEnglish = async (source, path) => {
  if (!/\b(t|english)\b/.test(source)) return undefined;
  const { code } = await transform(source, {
    loader: path.endsWith('x') ? 'tsx' : 'ts',
    jsx: 'automatic',
    target: 'esnext',
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  });
  return printEnglish(code, path);
};

/** An esbuild plugin for the build in English. */
export const englishTexts = {
  name: 'english-texts',
  setup(esbuild) {
    esbuild.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, async ({ path }) => {
      if (/[\\/]languages[\\/]/.test(path)) return undefined;
      const contents = await writeEnglish(readFileSync(path, 'utf8'), path);
      return contents === undefined ? undefined : { contents, loader: 'js' };
    });
  },
};
