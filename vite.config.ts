import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** The modules of a folder of `web/` with these names, which must exist: one that was renamed would quietly become a file of its own. */
function modules(folder: string, names: string): string[] {
  return names.split(/\s+/).map((name) => {
    const found = ['.ts', '.tsx']
      .map((ending) => `/web/${folder}/${name}${ending}`)
      .find((path) => existsSync(join(import.meta.dirname, path)))
    if (!found) throw new Error(`vite.config.ts names web/${folder}/${name}, which does not exist`)
    return found
  })
}
const among =
  (paths: string[]) =>
  (id: string): boolean =>
    paths.some((path) => id.endsWith(path))

// What the frame, the cards and the search are made of; anything else stays with the screens that use it.
const OF_ALL = [
  ...modules(
    'ui',
    `a-la-vista avatar badge button button-link button-styles carousel chip contained control-styles cx empty-block empty-drawing error-block field field-context field-error
    entera formato horas icon-button logo marca nonce notice offline-bar part price rating referencia ridge route-focus scroll-to-top search-input
    select skeleton skip-link spinner stepper tabs tema text-input toast toast-reducer toaster use-scroll-bar-room use-steady-loading`,
  ),
  ...modules(
    'components',
    `anuncios barra-navegacion catalogo-textos chat-lanzador consultas enlace-navegacion experiencia-card funciones imagen-de-stock
    imagen-experiencia marco metadatos pie regiones-textos rejilla reserva-reglas reservadas sesion-espera tipo-icono use-media use-viva usuario vigencia`,
  ),
  ...modules('screens/sistema', 'estado-pantalla pantalla-error'),
  ...modules('worker', 'manifest register'),
  '/contract/zonas.ts',
  '/contract/enumeraciones/regiones.ts',
  '/contract/enumeraciones/tipos-de-experiencia.ts',
  // Each alone would be a file that is mostly its own headers.
  ...['bell-plus', 'circle-question-mark', 'sliders-horizontal'].map(
    (icon) => `/lucide-react/dist/esm/icons/${icon}.mjs`,
  ),
]

const OF_THE_SEARCH = [
  ...modules('screens/explorar/busqueda', 'etiquetas experiencias-lista filtros filtros-campos hero use-mapa'),
  ...modules('components/mapa', 'resalte'),
  ...modules('ui', 'filter-tag'),
]

// What the page of an experience shows at once and its later parts use too.
const OF_AN_EXPERIENCE = [
  ...modules(
    'screens/explorar/detalle',
    'pie-reserva promesa-cancelacion selector-espera similares similares-lista total-reserva use-eleccion use-salidas',
  ),
  ...modules('components', 'imagen-social interes reserva-minimo'),
]

/** Left alone, the bundler makes some 70 tiny files for the first view, each with its own headers, its own request and its own task. */
const CHUNKS = [
  {
    name: 'marco',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|cookie|set-cookie-parser)[\\/]/,
    priority: 20,
  },
  { name: 'comun', test: among(OF_ALL), priority: 10 },
  { name: 'iconos', test: /[\\/]lucide-react[\\/]/, minShareCount: 12, priority: 5 },
  { name: 'formulario', test: among(modules('ui', 'error-summary textarea use-form-errors')), priority: 4 },
  {
    name: 'persona',
    test: among([
      ...modules('ui', 'date-input fecha-escrita phone-input telefono'),
      ...modules('components', 'regla-de-rut rut-input'),
      '/domain/usuarios/rut.ts',
    ]),
    priority: 3,
  },
  { name: 'busqueda', test: among(OF_THE_SEARCH), priority: 2 },
  { name: 'detalle', test: among(OF_AN_EXPERIENCE), priority: 2 },
  {
    name: 'portada',
    test: among([
      ...modules('screens/publico', 'fichas pasos portada preguntas seccion'),
      ...modules('components', 'barra-accion'),
    ]),
    priority: 1,
  },
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
  environments: {
    client: { build: { rolldownOptions: { output: { chunkFileNames: SHORT, entryFileNames: SHORT } } } },
  },
})
