import { digitoVerificador } from '#domain/usuarios/rut.ts'
import type { Row } from './insert-rows.ts'
import { idDe, numberOf } from './seeded.ts'

interface EmpresaDemo {
  slug: string
  nombre: string
  razonSocial: string
  rutCuerpo: number
  giro: string
  tipo: 'revendedor' | 'corporativo'
}

/** The last one waits to be accepted. */
const empresas: EmpresaDemo[] = [
  {
    slug: 'costanera-viajes',
    nombre: 'Costanera Viajes',
    razonSocial: 'Agencia de Viajes Costanera SpA',
    rutCuerpo: 76_204_518,
    giro: 'Agencia de viajes',
    tipo: 'revendedor',
  },
  {
    slug: 'hotel-casa-rosal',
    nombre: 'Hotel Casa Rosal',
    razonSocial: 'Hotelera Casa Rosal SpA',
    rutCuerpo: 76_557_093,
    giro: 'Hotelería',
    tipo: 'revendedor',
  },
  {
    slug: 'puna-y-mar',
    nombre: 'Puna y Mar DMC',
    razonSocial: 'Receptivo Puna y Mar Ltda.',
    rutCuerpo: 76_731_264,
    giro: 'Operador receptivo',
    tipo: 'revendedor',
  },
  {
    slug: 'hostal-ascensor',
    nombre: 'Hostal Ascensor',
    razonSocial: 'Hostal Ascensor E.I.R.L.',
    rutCuerpo: 77_018_426,
    giro: 'Hospedaje turístico',
    tipo: 'revendedor',
  },
  {
    slug: 'lodge-viento-oeste',
    nombre: 'Lodge Viento Oeste',
    razonSocial: 'Lodge Viento Oeste SpA',
    rutCuerpo: 77_132_870,
    giro: 'Hotelería',
    tipo: 'revendedor',
  },
  {
    slug: 'canales-del-sur',
    nombre: 'Canales del Sur',
    razonSocial: 'Navegaciones Canales del Sur S.A.',
    rutCuerpo: 76_089_341,
    giro: 'Transporte turístico marítimo',
    tipo: 'revendedor',
  },
  {
    slug: 'alerce-viajes-de-estudio',
    nombre: 'Alerce Viajes de Estudio',
    razonSocial: 'Alerce Viajes de Estudio Ltda.',
    rutCuerpo: 76_462_915,
    giro: 'Viajes educativos',
    tipo: 'revendedor',
  },
  {
    slug: 'servicios-salar-alto',
    nombre: 'Servicios Salar Alto',
    razonSocial: 'Servicios Industriales Salar Alto S.A.',
    rutCuerpo: 76_918_307,
    giro: 'Servicios a la minería',
    tipo: 'corporativo',
  },
  {
    slug: 'clinica-santa-emilia',
    nombre: 'Clínica Santa Emilia',
    razonSocial: 'Clínica Santa Emilia SpA',
    rutCuerpo: 76_345_682,
    giro: 'Salud privada',
    tipo: 'corporativo',
  },
  {
    slug: 'quilaco-software',
    nombre: 'Quilaco Software',
    razonSocial: 'Quilaco Software SpA',
    rutCuerpo: 77_290_154,
    giro: 'Desarrollo de software',
    tipo: 'corporativo',
  },
  {
    slug: 'cooperativa-tres-esteros',
    nombre: 'Cooperativa Tres Esteros',
    razonSocial: 'Cooperativa Agrícola Tres Esteros Ltda.',
    rutCuerpo: 76_673_508,
    giro: 'Producción agrícola',
    tipo: 'corporativo',
  },
  {
    slug: 'fundacion-leer-lejos',
    nombre: 'Fundación Leer Lejos',
    razonSocial: 'Fundación Leer Lejos',
    rutCuerpo: 65_182_743,
    giro: 'Educación y cultura',
    tipo: 'corporativo',
  },
  {
    slug: 'bodegas-del-puerto',
    nombre: 'Bodegas del Puerto',
    razonSocial: 'Logística Bodegas del Puerto SpA',
    rutCuerpo: 77_455_021,
    giro: 'Logística',
    tipo: 'corporativo',
  },
]

export const EMPRESA_DEMO = idDe('empresa:costanera-viajes')

export const rutDeEmpresaDemo = `${empresas[0]!.rutCuerpo}-${digitoVerificador(empresas[0]!.rutCuerpo)}`

const DIA_MS = 86_400_000

export function empresaRows(hoy: Date): Row<'empresas'>[] {
  return empresas.map((empresa, i) => {
    const pendiente = i === empresas.length - 1
    const createdAt = new Date(hoy.getTime() - (pendiente ? 2 : numberOf(`alta:${empresa.slug}`, 60, 500)) * DIA_MS)
    return {
      id: idDe(`empresa:${empresa.slug}`),
      razonSocial: empresa.razonSocial,
      nombre: empresa.nombre,
      rut: `${empresa.rutCuerpo}-${digitoVerificador(empresa.rutCuerpo)}`,
      giro: empresa.giro,
      tipo: empresa.tipo,
      estado: pendiente ? 'Pendiente' : 'Activa',
      email: `contacto.${empresa.slug}@ejemplo.cl`,
      telefono: `+5622${numberOf(`fono:${empresa.slug}`, 1_000_000, 9_999_999)}`,
      margen: empresa.tipo === 'revendedor' ? 1000 : 0,
      createdAt,
      updatedAt: createdAt,
    }
  })
}
