/** Emoji to choose from, by theme, in the order of the themes' names. */
export const emojiThemes: readonly (readonly string[])[] = [
  '🐶 🐱 🐭 🐹 🐰 🦊 🐻 🐼 🐨 🐯 🦁 🐮 🐷 🐸 🐵 🐔 🐧 🐦 🦆 🦉 🐴 🦄 🐝 🦋 🐌 🐞 🐢 🐙 🐠 🐬 🐳 🐘',
  '🌵 🌲 🌴 🌱 🌿 🍀 🍁 🍄 🌾 🌷 🌹 🌺 🌸 🌼 🌻 🌞 🌝 ⭐ 🌈 ⛅ 🔥 💧 🌊 ❄️ ⛄ ⚡ 🌍 🌋 🐚 🪨 🪵 🪺',
  '🍏 🍐 🍊 🍋 🍌 🍉 🍇 🍓 🍒 🍑 🥭 🍍 🥥 🥝 🍅 🥑 🥕 🌽 🥐 🍞 🧀 🥚 🍕 🍔 🍟 🌭 🍿 🍩 🍪 🎂 🍦 🍫',
  '⚽ 🏀 🏈 ⚾ 🎾 🏐 🎱 🏓 🏸 🥅 🎿 🛷 🎯 🪁 🎮 🎲 🧩 🧸 🪀 🎨 🎭 🎪 🎸 🎹 🥁 🎺 🎻 🎤 🎈 🎁 🏆 🪄',
  '🚗 🚕 🚌 🏎️ 🚓 🚑 🚒 🚜 🚲 🛴 🏍️ 🚂 🚃 🚇 🚁 ✈️ 🚀 🛸 ⛵ 🚤 🛶 🚢 ⚓ ⛽ 🚦 🗺️ 🗽 🗼 🏰 🎡 ⛺ 🏖️',
  '⌚ 📱 💻 📷 📺 📻 ⏰ 💡 🔦 🕯️ 🔑 🔒 🔨 🪛 🧲 ✂️ 📎 📌 ✏️ 📚 📦 ✉️ 🎒 👓 🧢 👟 🧤 ☂️ 🪑 🛏️ 🧹 🔔',
].map((theme) => theme.split(' '));
