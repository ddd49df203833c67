import { ZONAS_HORARIAS } from '#contract/enumeraciones.ts'
import { REGIONES } from '#contract/enumeraciones/regiones.ts'
import type { ZonaHoraria } from '#contract/comun.ts'
import type { CampoDeRegla } from '#contract/reglas.ts'
import { nombreDeZona, zonaDeRegion } from '#domain/fechas.ts'

export interface Zonas {
  /** By 'r' and the official code of the region. */
  regiones: Record<string, ZonaHoraria>
  /** Comunas that keep another hour than their region. */
  comunas: { comuna: string; zona: ZonaHoraria }[]
}

const opciones = ZONAS_HORARIAS.map((zona) => ({ valor: zona, nombre: nombreDeZona(zona).replace(/^h/, 'H') }))
const clave = (region: string): string => `r${region}`

export const ZONAS: readonly CampoDeRegla[] = [
  {
    tipo: 'grupo',
    campo: 'regiones',
    nombre: 'Hora de cada región',
    campos: REGIONES.map(({ codigo, nombre }) => ({ tipo: 'opcion', campo: clave(codigo), nombre, opciones })),
  },
  {
    tipo: 'lista',
    campo: 'comunas',
    nombre: 'Comunas con otra hora',
    uno: 'Comuna',
    min: 0,
    max: 50,
    campos: [
      {
        tipo: 'texto',
        campo: 'comuna',
        nombre: 'Código de la comuna',
        ayuda: 'El código único, de cinco cifras',
        max: 5,
      },
      { tipo: 'opcion', campo: 'zona', nombre: 'Hora', opciones },
    ],
  },
]

export const ZONAS_PRIMERAS: Zonas = {
  regiones: Object.fromEntries(REGIONES.map(({ codigo }) => [clave(codigo), zonaDeRegion(codigo)])),
  comunas: [{ comuna: '05201', zona: 'Pacific/Easter' }],
}

/** The zone of what is written from now on; what is for sale, and sold, carries its own. */
export const zonaSegun = ({ regiones, comunas }: Zonas, region: string, comuna: string): ZonaHoraria =>
  comunas.find((cada) => cada.comuna === comuna)?.zona ?? regiones[clave(region)] ?? 'America/Santiago'
