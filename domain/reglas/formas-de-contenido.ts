import type { CampoDeRegla } from '#contract/reglas.ts'

const DESTINO: readonly CampoDeRegla[] = [
  {
    tipo: 'opcion',
    campo: 'zona',
    nombre: 'Zona',
    opciones: [
      { valor: 'norte', nombre: 'Norte de Chile' },
      { valor: 'centro', nombre: 'Centro de Chile' },
      { valor: 'sur', nombre: 'Sur de Chile' },
    ],
  },
  { tipo: 'texto', campo: 'ciudad', nombre: 'Ciudad', ayuda: 'Como la escribe el catálogo', max: 60 },
  { tipo: 'texto', campo: 'region', nombre: 'Región', max: 60 },
  { tipo: 'texto', campo: 'descripcion', nombre: 'Descripción', max: 140 },
  {
    tipo: 'texto',
    campo: 'puntos',
    nombre: 'Qué destaca',
    ayuda: 'Uno por línea, tres en total',
    max: 200,
    parrafos: true,
  },
  { tipo: 'texto', campo: 'mejorEpoca', nombre: 'Mejor época', max: 60 },
  { tipo: 'texto', campo: 'imagen', nombre: 'Imagen', ayuda: 'Una ilustración nuestra: /escenas/…', max: 120 },
  { tipo: 'texto', campo: 'imagenAlt', nombre: 'Qué se ve en la imagen', max: 140 },
]

export const PORTADA: readonly CampoDeRegla[] = [
  { tipo: 'lista', campo: 'destinos', nombre: 'Destinos', uno: 'Destino', min: 3, max: 30, campos: DESTINO },
  {
    tipo: 'grupo',
    campo: 'destacadas',
    nombre: 'Experiencias destacadas',
    campos: [
      { tipo: 'siNo', campo: 'mostrar', nombre: 'Mostrarlas en la portada' },
      { tipo: 'texto', campo: 'titulo', nombre: 'Título', max: 60 },
      {
        tipo: 'opcion',
        campo: 'criterio',
        nombre: 'Criterio',
        opciones: [
          { valor: 'mejor_evaluadas', nombre: 'Mejor promedio' },
          { valor: 'mas_opiniones', nombre: 'Más opiniones' },
          { valor: 'recientes', nombre: 'Publicadas hace menos' },
        ],
      },
      { tipo: 'entero', campo: 'cuantas', nombre: 'Cuántas', min: 2, max: 8 },
      { tipo: 'entero', campo: 'minimoOpiniones', nombre: 'Opiniones que deben tener, al menos', min: 0, max: 100 },
    ],
  },
]

const ANUNCIO: readonly CampoDeRegla[] = [
  {
    tipo: 'texto',
    campo: 'id',
    nombre: 'Clave',
    ayuda: 'Una sola para cada anuncio: quien lo cierra no vuelve a verlo',
    max: 40,
  },
  { tipo: 'texto', campo: 'texto', nombre: 'Texto', max: 200 },
  {
    tipo: 'texto',
    campo: 'enlace',
    nombre: 'Enlace',
    ayuda: 'Una página nuestra, como /ayuda',
    max: 120,
    opcional: true,
  },
  { tipo: 'texto', campo: 'enlaceTexto', nombre: 'Texto del enlace', max: 40, opcional: true },
  { tipo: 'siNo', campo: 'urgente', nombre: 'Es una advertencia' },
  { tipo: 'fecha', campo: 'desde', nombre: 'Primer día' },
  { tipo: 'fecha', campo: 'hasta', nombre: 'Último día' },
  {
    tipo: 'grupo',
    campo: 'areas',
    nombre: 'Dónde se muestra',
    campos: [
      { tipo: 'siNo', campo: 'publico', nombre: 'Páginas públicas' },
      { tipo: 'siNo', campo: 'cuenta', nombre: 'Cuenta de quien viaja' },
      { tipo: 'siNo', campo: 'pago', nombre: 'Reserva y pago' },
      { tipo: 'siNo', campo: 'operadores', nombre: 'Anfitriones y proveedores' },
      { tipo: 'siNo', campo: 'empresas', nombre: 'Empresas' },
      { tipo: 'siNo', campo: 'admin', nombre: 'Administración' },
    ],
  },
]

export const ANUNCIOS: readonly CampoDeRegla[] = [
  { tipo: 'lista', campo: 'anuncios', nombre: 'Anuncios', uno: 'Anuncio', min: 0, max: 20, campos: ANUNCIO },
]
