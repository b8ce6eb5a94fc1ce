// What the bundles for browsers leave out of Preact: texts of its files, and what stands in their place. The texts are of the
// version in package-lock.json. The build fails at the first one that another version has changed. Nothing depends on
// a cut: with an empty list every bundle works and is up to 1.6 kB larger. So empty the lists when Preact is upgraded, and then cut
// again what is still unused.
import { hookCuts } from './preact-hooks-cuts.mjs';

/** Adopting nodes that a server has rendered or that a root already contains. All our roots are empty. */
const adoption = [
  ['32&u.__u?[i]:null,f,i||S(u),32&u.__u,o)', 'f,i||S(u),o)'],
  ['function I(n,t,r,u,i,f,o,e,l,c,a)', 'function I(n,t,r,u,i,f,e,l,a)'],
  ['z(n,v,h,i,f,o,e,l,c,a)', 'z(n,v,h,i,f,e,l,a)'],
  ['function z(t,r,u,i,f,o,e,l,c,a)', 'function z(t,r,u,i,f,e,l,a)'],
  ['128&u.__u&&(c=32&u.__u,s=u.__c.__z)&&(r.__u|=c,p=o=[],8==s.nodeType?l=B(s,o):o.push(s),l=o[0]||l),', ''],
  ['r,u,i,f,o,e,l,c,a),M', 'r,u,i,f,e,l,a),M'],
  ['r.__u&=-161,p&&p.some(g),', ''],
  ['F(u.__e,r,u,i,f,o,e,c,a,t)', 'F(u.__e,r,u,i,f,e,a)'],
  ['function F(t,r,u,i,f,o,e,l,c,a)', 'function F(t,r,u,i,f,e,c)'],
  [
    'if("svg"==C?f="http://www.w3.org/2000/svg":"math"==C?f="http://www.w3.org/1998/Math/MathML":f||(f="http://www.w3.org/1999/xhtml"),o)for(s=0;s<o.length;s++)if((k=o[s])&&(C?k.localName==C:3==k.nodeType)){t=k,o[s]=null;break}',
    '"svg"==C?f="http://www.w3.org/2000/svg":"math"==C?f="http://www.w3.org/1998/Math/MathML":f||(f="http://www.w3.org/1999/xhtml");',
  ],
  [',l&&(n.__m&&n.__m(r,o),l=!1),o=null}', '}'],
  [
    'o="textarea"==C&&null!=x.defaultValue?null:o&&d.call(a.childNodes),!l&&o)for($={},s=0;s<t.attributes.length;s++)$[(k=t.attributes[s]).name]=k.value;for(s in $)',
    '1)for(s in $)',
  ],
  ['l&&"function"!=typeof k||', ''],
  ['f,o,e,o?o[0]:u.__k&&S(u,0),l,c),o&&o.some(g)),l&&"textarea"!=C||(', 'f,e,u.__k&&S(u,0),c)),('],
  ['l&&t.data==x||', ''],
  ['9==r.nodeType&&(r=r.documentElement),i=(u=t&&32&t.__u)?null:r.__k', 'i=r.__k'],
  ['i?null:r.firstChild?d.call(r.childNodes):null,f,i?i.__e:r.firstChild,u,o)', 'f,i&&i.__e,o)'],
];

/** Suspense, and the comments with which a server marks it. */
const suspense = [
  [
    'if(e.length=v,r.__v=null,c||o)if(t&&t.then){if(r.__u|=128|c,o){for(~(T=o.indexOf(l||void 0))||(T=o.length);(N=o[T-1])&&8==N.nodeType;)T--;for(;T<o.length;T++)if(N=o[T])if(o[T]=null,O){if(N==P)break}else{if(8!=N.nodeType)break;N.data.startsWith("$s")&&(P=B(O=N))}}if(!O){for(;l&&8==l.nodeType&&l.nextSibling;)l=l.nextSibling;O=l}(s=B(O=r.__c.__z||(r.__c.__z=O)))?(r.__e=O,l=s):r.__e=l,l=l&&l.nextSibling}else o&&o.some(g);else r.__e=u.__e;r.__k||(r.__k=u.__k||[]),t&&t.then||D(r)',
    'e.length=v,r.__v=null,r.__e=u.__e,r.__k||(r.__k=u.__k||[]),D(r)',
  ],
  ['!u&&(i=t.__c)&&(i=i.__z)&&(f=B(i,o=[]))&&(i==t.__e&&o.some(g),g(f),g(i)),', ''],
  [
    'for(t&&!t.parentNode&&(t=S(n))&&!t.parentNode&&(t=null),o=n.__e,e=t;e&&8==e.nodeType;)e=e.nextSibling;for(o!=e&&(',
    'return t&&!t.parentNode&&(t=S(n))&&!t.parentNode&&(t=null),(o=n.__e)!=t&&(',
  ],
  [',t=o;(t=t&&t.nextSibling)&&8==t.nodeType&&!t.data.startsWith("$s"););return t}', ',o.nextSibling}'],
  ['(h.ref!=v.ref||8&h.__u)', 'h.ref!=v.ref'],
];

/** Class components. Only their request to render again remains. */
const classes = [
  ['C=(s=V.prototype)&&s.render,', ''],
  [
    'C?r.__c=d=new V(M,L):(r.__c=d=new x(M,L),d.constructor=V,d.render=K)',
    'r.__c=d=new x(M,L),d.constructor=V',
  ],
  [',d.state||(d.state={}),', ','],
  [
    ',d.__k=[]),C&&(d.__s||(d.__s=d.state),V.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=_({},d.__s)),_(d.__s,V.getDerivedStateFromProps(M,d.__s)))),k=d.props,b=d.state,',
    '),',
  ],
  [
    'M!==k&&C&&!V.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(M,L),',
    '',
  ],
  ['d.shouldComponentUpdate(M,d.__s,L)', 'd.shouldComponentUpdate(M)'],
  ['(d.props=M,d.state=d.__s,d.__g&=-9)', '(d.props=M,d.__g&=-9)'],
  ['y.push.apply(d.__h,d.__k),d.__k=[],d.__h.length', 'd.__h.length'],
  [
    'd.componentWillUpdate&&d.componentWillUpdate(M,d.__s,L),C&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(k,b,m)})}else C&&!V.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),C&&d.componentDidMount&&d.__h.push(d.componentDidMount);',
    '}',
  ],
  ['q=C?25:0', 'q=0'],
  ['d.render(d.props,d.state=d.__s,d.context)', 'd.constructor(M)'],
  ['C&&(y.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,', ''],
  ['C&&u.__c&&d.getSnapshotBeforeUpdate&&(m=d.getSnapshotBeforeUpdate(k,b)),', ''],
  [
    'function(n,t){var r=this.__s;r&&r!=this.state||(r=this.__s=_({},this.state)),"function"==typeof n&&(n=n(_({},r),this.props)),n&&(_(r,n),this.__v&&(t&&this.__k.push(t),L(this)))},x.prototype.forceUpdate=function(n){this.__v&&(this.__g|=4,n&&this.__h.push(n),L(this))},x.prototype.render=$',
    'function(){this.__v&&L(this)}',
  ],
  // Reading a context in another way than by hooks.
  ['j=(s=V.contextType)&&i[s.__c],L=s?j?j.props.value:s.__:i,', 'L=i,'],
  ['j&&j.sub(d),', ''],
  ['t.Provider=(t.Consumer=function(n,t){return n.children(t)}).contextType=t,t', 't'],
];

/** Components that catch the errors of others. */
const boundaries = [
  [',2&d.__g&&(d.__g|=1))', ')'],
  [',1&d.__g&&(d.__g&=-4)', ''],
  [
    'function(n,t,r,u){for(var i,o,e;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((e=(o=i.constructor)&&o.getDerivedStateFromError)&&i.setState(o.getDerivedStateFromError(n)),i.componentDidCatch&&(i.componentDidCatch(n,u||{}),e=1),e&&8&i.__g)return void(i.__g|=2)}catch(t){n=t}}throw f=0,n}',
    'function(n,t){for(;t=t.__;)t.__c&&(t.__c.__g|=4);throw f=0,n}',
  ],
];

/** Portals, which render into another place of the page. */
const portals = [
  ['"function"!=typeof n.type||n.props.__P?', '"function"!=typeof n.type?'],
  ['n.__c&&!n.props.__P)', 'n.__c)'],
  ['if(n.props.__P)return t;', ''],
  ['u&&!t.props.__P', 'u'],
  [
    'M.__P&&(s=l,f=(t=M.__P).namespaceURI,c=o=null,u.props&&u.props.__P!=t&&(u.__k.some(function(n){n&&J(n,n)}),u.__k=null),l=u.__k?S(u,0):null),',
    '',
  ],
  ['M.__P&&(r.__e=null,l=s),', ''],
];

/** MathML, HTML inside SVG, `<template>`, HTML from texts, other documents and registries, cleanups of references. */
const elements = [
  ['"math"==C?f="http://www.w3.org/1998/Math/MathML":', ''],
  [
    '("foreignObject"==C||"http://www.w3.org/1998/Math/MathML"==f&&v.test(C))&&(f="http://www.w3.org/1999/xhtml"),',
    '',
  ],
  ['if(a="template"==C&&t.content||t,1)for', 'for'],
  ['I(a,w(_)', 'I(t,w(_)'],
  [
    'if(M=a.ownerDocument||document,!C)return M.createTextNode(x);t=M.createElementNS(f,C,x.is?x:a)',
    'if(!C)return document.createTextNode(x);t=document.createElementNS(f,C)',
  ],
  ['"dangerouslySetInnerHTML"==s?y=k:"children"==s||', '"children"==s||'],
  ['"dangerouslySetInnerHTML"==s?h=k:', ''],
  [
    'h?(l||y&&(h.__html==y.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),r.__k=[]):(y&&(t.textContent=""),I',
    '(I',
  ],
  ['.replace(/xlink(H|:h)/,"h")', ''],
  [
    '{try{"function"==typeof t?r?r.__x=t(r)||1:i&&(i=i.__c||i.__e)&&(r=i.__x)&&(i.__x=null,"function"==typeof r?r():t(null)):t.current=r}catch(t){n.__e(t,u)}}',
    '{"function"==typeof t?t(r):t.current=r}',
  ],
];

/** Options of other packages that watch Preact. */
const options = [
  ['return!o&&n.vnode&&n.vnode(e),e', 'return e'],
  ['n.vnode&&n.vnode(r),', ''],
  ['n.event?n.event(r):r', 'r'],
  ['n.__&&n.__(t,r),', ''],
];

/** The replaced texts, by the end of their file's path. */
export const preactCuts = {
  'preact/dist/preact.mjs': [adoption, suspense, classes, boundaries, portals, elements, options].flat(),
  'preact/hooks/dist/hooks.mjs': hookCuts,
  'preact/jsx-runtime/dist/jsxRuntime.mjs': [
    ['return(a||i)&&(s.__source=a,s.__self=i),r.vnode&&r.vnode(s),s', 'return s'],
  ],
};
