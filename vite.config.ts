import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

// What brings its own libraries along, or serves few screens, stays with them.
const APART =
  /dialog|sheet|menu|popover|tooltip|switch|qr|calendar|reserva-|sesion-|proveedor|area-|propias|pedido|table|radio|phone|telefono|form-errors|entradas-|guardado|checkbox|textarea|password|error-summary|stepper|timeline|progress|disclosure|copy-|sitio|ventas|pagina-de|opinion|rut|escribenos|notice|tile|file-input|-sesion|conversacion|recibidas|favoritos|regiones-|breadcrumb|imagen-social|rating-input|resumen/
const SMALL_AND_SHARED = /[\\/]web[\\/](?:ui|components)[\\/](?!mapa[\\/])|[\\/]lucide-react[\\/]/

/** Left alone, the bundler makes some 70 tiny files for the first view, each with its own headers and its own task. */
const CHUNKS = [
  { name: 'marco', test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|cookie|set-cookie-parser)[\\/]/, priority: 20 },
  { name: 'comun', test: (id: string) => SMALL_AND_SHARED.test(id) && !APART.test(id.slice(id.lastIndexOf('/'))), minShareCount: 3, priority: 10 },
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
