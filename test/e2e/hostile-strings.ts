/** Strings that mean harm: markup, handlers, overrides, stacks of accents, words of no end. */

const RUN = '__ran=1';

const tags = ['img', 'svg', 'body', 'video', 'details', 'input', 'iframe', 'object', 'a', 'style'];
const handlers = ['onerror', 'onload', 'onfocus', 'ontoggle', 'onclick', 'onpointerdown'];

const markup = tags.flatMap((tag) =>
  handlers.map((handler) => `<${tag} src=x href=x open autofocus ${handler}=${RUN}>`),
);

const scripts = [
  `<script>${RUN}</script>`,
  `<SCRIPT>${RUN}</SCRIPT>`,
  `<scr<script>ipt>${RUN}</script>`,
  `"><script>${RUN}</script>`,
  `'><script>${RUN}</script>`,
  `</title><script>${RUN}</script>`,
  `</style><script>${RUN}</script>`,
  `</button><script>${RUN}</script>`,
  `--><script>${RUN}</script>`,
  `]]><script>${RUN}</script>`,
  `<script src=//x.invalid/x.js></script>`,
  `<script src=data:,${RUN}></script>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>">`,
  `<iframe src=javascript:parent.${RUN}>`,
  `<svg><animate onbegin=${RUN} attributeName=x>`,
  `<svg><script>${RUN}</script></svg>`,
  `<math href=javascript:${RUN}>x</math>`,
  `<a href=javascript:${RUN}>x</a>`,
  `<form action=javascript:${RUN}><button>x`,
  `<object data=javascript:${RUN}>`,
  `<meta http-equiv=refresh content=0;url=javascript:${RUN}>`,
  `<base href=//x.invalid/>`,
  `<link rel=stylesheet href=//x.invalid/x.css>`,
  `<template><script>${RUN}</script></template>`,
  `<noscript><img src=x onerror=${RUN}></noscript>`,
  `<style>*{display:none}</style>`,
  `<div style=position:fixed;inset:0>`,
  `" onpointerdown="${RUN}`,
  `' onclick='${RUN}`,
  `\` onclick=\`${RUN}`,
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `vbscript:${RUN}`,
  `\${${RUN}}`,
  `{{constructor.constructor('${RUN}')()}}`,
  `<%=${RUN}%>`,
  `#{${RUN}}`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `&#60;script&#62;${RUN}`,
  `%3Cscript%3E${RUN}%3C/script%3E`,
  `\\u003cscript\\u003e${RUN}`,
  `\\x3cscript\\x3e${RUN}`,
  `<!--`,
  `<![CDATA[`,
  `<?php echo 1 ?>`,
  `<plaintext>`,
  `<xmp>`,
];

const words = [
  ...['null', 'undefined', 'NaN', 'true', 'false', '0', '-1', '1e309', '__proto__', 'constructor'],
  ...['prototype', 'toString', 'hasOwnProperty', '[object Object]', 'none', 'down', 'up', 'my'],
  ...[
    '..',
    '../../etc/passwd',
    'C:\\con',
    '%00',
    '%s%s%n',
    "' OR 1=1--",
    ';rm -rf /',
    '$(id)',
    '|ls',
  ],
  ...['"', "'", '`', '\\', '&', '<', '>', '/', '?', '#', '%', '%%', '+', ',', ';', '~', '\u0001'],
];

const bidi = ['\u202e', '\u202d', '\u2066', '\u2067', '\u2068', '\u200f', '\u061c', '\u2069'].map(
  (mark) => `abc${mark}fed${mark}ghi`,
);

const scripted = [
  'שלום',
  'مرحبا',
  'ﷺ',
  '﷽',
  'नमस्ते',
  'ສະບາຍດີ',
  'བཀྲ་ཤིས',
  'ကမ္ဘာ',
  '漢字假名交じり文',
  'ก็็็็็็็็็็็็็็็็็็็็',
  'Ⓐⓑⓒ',
  'ﬁﬂﬃ',
  'İıŞşẞ',
  '\u200b\u200c\u200da',
  'a\u00adb\u00adc',
  '\u2028x'.trim(),
  '\ufffe',
  '\u{e0041}x',
  '\u{10ffff}',
];

const pictures = [
  '👨‍👩‍👧‍👦',
  '👩🏽‍🚀',
  '🏳️‍🌈',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '🇷🇴',
  '1️⃣',
  '❤️‍🔥',
  '🧑🏿‍🤝‍🧑🏻',
  '🦊🦊🦊🦊🦊🦊🦊🦊',
  'W🦊WWWWWW',
  '©®™‼⁉ℹ↔↕',
  '🦊\u0301\u0301\u0301\u0301\u0301',
  '👁️‍🗨️',
  '🀄🃏',
];

const zalgo = (letter: string, count: number) => letter + '\u0336\u0321\u0345\u030d'.repeat(count);

const CARD_UNITS_MAX = 4_096;

const endless = [
  'W'.repeat(CARD_UNITS_MAX),
  'i'.repeat(CARD_UNITS_MAX),
  '﷽'.repeat(CARD_UNITS_MAX),
  '🦊'.repeat(CARD_UNITS_MAX / 2),
  '👨‍👩‍👧‍👦'.repeat(372),
  zalgo('Z', (CARD_UNITS_MAX - 1) / 4),
  `a${'\u0300'.repeat(CARD_UNITS_MAX - 1)}`,
  `${'x'.repeat(CARD_UNITS_MAX - 20)}<script>${RUN}`,
  '\u202e'.repeat(CARD_UNITS_MAX - 1) + 'x',
  'ab-'.repeat(1_365),
  ...['Z', 'a', 'g', 'y', 'W'].map((letter) => zalgo(letter, 5).repeat(4)),
];

/** 200 of them, all different. */
export const hostileStrings: readonly string[] = [
  ...new Set([...endless, ...pictures, ...bidi, ...scripted, ...scripts, ...words, ...markup]),
].slice(0, 200);

/** As a card: without a space in it, and no longer than a card may be. */
export function asCard(text: string): string {
  return text.replace(/\s/g, '/').slice(0, CARD_UNITS_MAX);
}

/** As a name: at most 20 characters. */
export function asName(text: string): string {
  return Array.from(text).slice(0, 20).join('');
}
