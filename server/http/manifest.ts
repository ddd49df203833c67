import type { Sitio } from '#contract/sitio.ts'

export const MANIFEST = '/manifest.webmanifest'

const ICON = { src: '/iconos/icono-192.png', sizes: '192x192', type: 'image/png' }
const LARGE = { src: '/iconos/icono-512.png', sizes: '512x512', type: 'image/png' }
const SHORTCUTS = [
  { name: 'Mis Experiencias', description: 'Tus entradas, también sin conexión', url: '/mis-entradas' },
  { name: 'Buscar experiencias', url: '/#resultados' },
  { name: 'Ayuda', url: '/ayuda' },
]

const iconOf = (logo: Sitio['logo']) => ({ ...ICON, src: logo?.iconos.mediano ?? ICON.src })

/** What a phone installs, under the name of whoever runs it. */
export const manifestOf = ({
  marca,
  marcaCorta,
  lema,
  logo,
}: Pick<Sitio, 'marca' | 'marcaCorta' | 'lema' | 'logo'>): object => ({
  id: '/',
  name: marca,
  short_name: marcaCorta,
  ...(lema && { description: lema }),
  lang: 'es-CL',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: '#fbf8f3',
  background_color: '#fbf8f3',
  color_scheme_dark: { theme_color: '#0e171c', background_color: '#0e171c' },
  categories: ['travel', 'lifestyle'],
  icons: [
    { ...iconOf(logo), purpose: 'any' },
    { ...LARGE, src: logo?.iconos.grande ?? LARGE.src, purpose: 'any' },
    { ...LARGE, src: logo?.iconos.recortable ?? '/iconos/icono-maskable-512.png', purpose: 'maskable' },
  ],
  shortcuts: SHORTCUTS.map((shortcut) => ({ ...shortcut, icons: [iconOf(logo)] })),
})
