import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/**
 * Left alone, the bundler makes some 70 tiny files for the first view, each with its own headers. What nearly every screen
 * needs goes into two; the rest stays with its screen.
 */
const CHUNKS = [
  { name: 'marco', test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|cookie|set-cookie-parser)[\\/]/, priority: 20 },
  { name: 'comun', test: /[\\/](web|lucide-react)[\\/]/, minShareCount: 12, priority: 10 },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // The content policy allows fonts and styles from our own address only, so nothing may become a data: URL.
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
})
