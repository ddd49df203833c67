import type { CallName } from '#contract/api.ts'
import type { Contexto } from '#domain/permisos/actor.ts'
import type { Mundo } from '../llamadas.ts'
import { deAgenda } from './agenda.ts'
import { deB2b } from './b2b.ts'
import { deCasos } from './casos.ts'
import { deAlrededor } from './alrededor.ts'
import { deSanciones } from './sanciones.ts'
import { deCuenta } from './cuenta.ts'
import { deReglas } from './reglas.ts'
import { deSalud } from './salud.ts'
import { deFinanzas } from './finanzas.ts'
import { deEmpresas } from './empresas.ts'
import { deOperacion } from './operacion.ts'
import { deOperadores } from './operadores.ts'
import { deEdiciones } from './ediciones.ts'
import { deSolicitudes } from './solicitudes.ts'
import { deNovedades } from './novedades.ts'
import type { Preparado, Preparativos } from './preparado.ts'
import { deAltas, deEquipos } from './altas.ts'
import { deViajes } from './viajes.ts'

/** One file for each area: a call that finds nothing of its own in the world gets its line there. */
const PREPARATIVOS: Preparativos = {
  ...deB2b,
  ...deCasos,
  ...deCuenta,
  ...deEmpresas,
  ...deSolicitudes,
  ...deOperadores,
  ...deEdiciones,
  ...deViajes,
  ...deAlrededor,
  ...deAltas,
  ...deFinanzas,
  ...deAgenda,
  ...deOperacion,
  ...deSanciones,
  ...deNovedades,
  ...deEquipos,
  ...deReglas,
  ...deSalud,
}

export async function preparar(mundo: Mundo, name: CallName): Promise<Preparado> {
  const [, base = '', area] = /^(.+?)(Proveedor|Admin)?$/.exec(name)!
  const contexto: Contexto = area === 'Admin' ? 'admin' : area === 'Proveedor' ? 'proveedor' : 'cliente'
  return (await (PREPARATIVOS[name] ?? PREPARATIVOS[base])?.(mundo, contexto)) ?? { ids: {} }
}
