/** Emoji to choose from, by theme, and the names of the themes. */

import type { Language } from './dictionary.ts';

type Themes = readonly [string, string, string, string, string, string];

export const emojiThemeNames: Readonly<Record<Language, Themes>> = {
  en: ['Animals', 'Nature', 'Food', 'Play', 'Travel', 'Things'],
  ro: ['Animale', 'Natură', 'Mâncare', 'Joacă', 'Călătorii', 'Lucruri'],
  fr: ['Animaux', 'Nature', 'Cuisine', 'Jeux', 'Voyage', 'Objets'],
  de: ['Tiere', 'Natur', 'Essen', 'Spiel', 'Reise', 'Dinge'],
  es: ['Animales', 'Naturaleza', 'Comida', 'Juego', 'Viajes', 'Cosas'],
};

export const emojiThemes: readonly (readonly string[])[] = [
  '🐶 🐱 🐭 🐹 🐰 🦊 🐻 🐼 🐨 🐯 🦁 🐮 🐷 🐸 🐵 🐔 🐧 🐦 🦆 🦉 🐴 🦄 🐝 🦋 🐌 🐞 🐢 🐙 🐠 🐬 🐳 🐘',
  '🌵 🌲 🌴 🌱 🌿 🍀 🍁 🍄 🌾 🌷 🌹 🌺 🌸 🌼 🌻 🌞 🌝 ⭐ 🌈 ⛅ 🔥 💧 🌊 ❄️ ⛄ ⚡ 🌍 🌋 🐚 🪨 🪵 🪺',
  '🍏 🍐 🍊 🍋 🍌 🍉 🍇 🍓 🍒 🍑 🥭 🍍 🥥 🥝 🍅 🥑 🥕 🌽 🥐 🍞 🧀 🥚 🍕 🍔 🍟 🌭 🍿 🍩 🍪 🎂 🍦 🍫',
  '⚽ 🏀 🏈 ⚾ 🎾 🏐 🎱 🏓 🏸 🥅 🎿 🛷 🎯 🪁 🎮 🎲 🧩 🧸 🪀 🎨 🎭 🎪 🎸 🎹 🥁 🎺 🎻 🎤 🎈 🎁 🏆 🪄',
  '🚗 🚕 🚌 🏎️ 🚓 🚑 🚒 🚜 🚲 🛴 🏍️ 🚂 🚃 🚇 🚁 ✈️ 🚀 🛸 ⛵ 🚤 🛶 🚢 ⚓ ⛽ 🚦 🗺️ 🗽 🗼 🏰 🎡 ⛺ 🏖️',
  '⌚ 📱 💻 📷 📺 📻 ⏰ 💡 🔦 🕯️ 🔑 🔒 🔨 🪛 🧲 ✂️ 📎 📌 ✏️ 📚 📦 ✉️ 🎒 👓 🧢 👟 🧤 ☂️ 🪑 🛏️ 🧹 🔔',
].map((theme) => theme.split(' '));
