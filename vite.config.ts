import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // The content policy allows fonts and styles from our own address only, so nothing may become a data: URL.
    assetsInlineLimit: 0,
    sourcemap: false,
  },
})
