import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

// What the frame, the cards and the search are made of; anything else stays with the screens that use it.
const OF_ALL =
  /[\\/]web[\\/](?:ui[\\/](?:avatar|badge|button|button-link|button-styles|carousel|chip|control-styles|cx|empty-block|empty-drawing|error-block|field|field-context|field-error|formato|horas|icon-button|logo|marca|pagination|part|price|rating|ridge|select|skeleton|spinner|tabs|text-input|toast|toast-reducer|use-steady-loading)|components[\\/](?:catalogo-textos|consultas|contacto|enlace-navegacion|experiencia-card|imagen-de-stock|imagen-experiencia|metadatos|regiones-textos|rejilla|reservadas|tipo-icono|use-media|use-viva|usuario|vigencia))\.tsx?$/

/** Left alone, the bundler makes some 70 tiny files for the first view, each with its own headers and its own task. */
const CHUNKS = [
  { name: 'marco', test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|cookie|set-cookie-parser)[\\/]/, priority: 20 },
  { name: 'comun', test: OF_ALL, priority: 10 },
  { name: 'iconos', test: /[\\/]lucide-react[\\/]/, minShareCount: 12, priority: 5 },
]

/** Every screen starts with the list of all files: without words it is a third shorter. */
const SHORT = 'assets/[hash:8].js'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // The content policy allows fonts and styles from our own address only, so nothing may become a data: URL.
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  environments: { client: { build: { rolldownOptions: { output: { chunkFileNames: SHORT, entryFileNames: SHORT } } } } },
})
