import { cuando } from '#domain/fechas-en-palabras.ts'
import type { PoliticaCancelacion } from '#contract/experiencias.ts'
import { politicasEnFrase } from '#domain/asistente/politica-en-frase.ts'
import { nombreDeZona } from '#domain/fechas.ts'
import { enPesos } from '#domain/pesos.ts'
import { enVersion, porEtiqueta } from '#domain/reglas/vigente.ts'
import { calcularFinRetracto, plazosDe } from '#domain/reservas/cancelacion.ts'
import { mostrarCodigo } from '#domain/reservas/codigo.ts'
import { llenar } from '#domain/sitio/llenar.ts'
import { rutMostrado } from '#domain/usuarios/rut.ts'
import { mostrarTelefono } from '#domain/usuarios/telefono.ts'
import type { Ctx } from '#server/ctx.ts'
import { aprobacionEn, textoLeido, valoresDichos, versionesDe } from '#server/modules/reglas/index.ts'
import { leerSitio } from '#server/modules/sitio/index.ts'
import { getDetalleDeEntrada } from './entrada.db.ts'
import { precioAlViajero } from './precio-al-viajero.ts'
import type { ReservaCompleta } from './reservas.db.ts'
import { toCancelable } from './reservas.json.ts'

const POLITICAS: Record<PoliticaCancelacion, string> = {
  flexible: 'Flexible',
  moderada: 'Moderada',
  estricta: 'Estricta',
  no_reembolsable: 'No reembolsable',
}
const ZONA = 'America/Santiago'

// Until the operator takes it, their telephone and mail are not the traveller's to have.
const SIN_ACEPTAR = new Set(['pendiente', 'pagada'])

/** What was agreed, to keep: the copy that the law asks for. The texts are those of the version that was accepted, whatever holds today; what a company may do with its purchase stands in its own. */
export async function copiaDelContrato(ctx: Ctx, r: ReservaCompleta): Promise<string> {
  const { operador } = await getDetalleDeEntrada(ctx.db, r.experienciaId)
  const partes = [
    ['COPIA DE TU CONTRATO', loReservado(r)],
    [
      'QUIÉN REALIZA LA EXPERIENCIA',
      [
        operador.razonSocial,
        ...(operador.rut ? [`RUT ${rutMostrado(operador.rut)}`] : []),
        operador.domicilio,
        ...(SIN_ACEPTAR.has(r.estado) ? [] : [operador.telefono && mostrarTelefono(operador.telefono), operador.email]),
      ],
    ],
    ...(r.empresaId === null ? [['CANCELACIÓN', cancelacionDe(r)]] : []),
    ...(await terminosDe(ctx, r)),
  ] as [string, (string | null)[]][]
  return `${partes.map(([titulo, lineas]) => [titulo, ...lineas.filter(Boolean)].join('\n')).join('\n\n')}\n`
}

function loReservado(r: ReservaCompleta): (string | null)[] {
  return [
    `Reserva ${mostrarCodigo(r.codigo)}: ${r.nombreExperiencia}`,
    `${cuando(r.inicioUtc, r.zona)} (${nombreDeZona(r.zona as Parameters<typeof nombreDeZona>[0])})`,
    `${r.plazas} ${r.plazas === 1 ? 'viajero' : 'viajeros'}`,
    // What a company pays is between it and us.
    r.empresaId !== null && r.publicos === null
      ? null
      : `Total: ${enPesos(precioAlViajero(r).total + r.suplemento - r.rebaja)}, con impuestos`,
  ]
}

function cancelacionDe(r: ReservaCompleta): string[] {
  const plazos = plazosDe(toCancelable(r))
  const retracto = calcularFinRetracto(toCancelable(r))
  return [
    `Política ${POLITICAS[r.politicaCancelacion as PoliticaCancelacion]}. Las horas son las del lugar.`,
    ...plazos.map(
      ({ hasta, porcentaje }) => `- Si cancelas hasta el ${cuando(hasta, r.zona)}: te devolvemos el ${porcentaje} %`,
    ),
    plazos.length > 0 ? '- Después: no hay devolución' : '- Si cancelas tú, no hay devolución',
    '- Si cancela quien la realiza, o lo impiden el clima o un cierre: te devolvemos el 100 %',
    retracto
      ? `Derecho a retracto: puedes arrepentirte hasta el ${cuando(retracto, r.zona)}.`
      : 'Esta experiencia no contempla derecho a retracto; rige su política de cancelación.',
  ]
}

/** None where nobody was asked for them: what a company bought stands under its own contract. */
async function terminosDe(
  ctx: Ctx,
  { terminosVersion, aceptaTerminosEn, politicaVersion }: ReservaCompleta,
): Promise<[string, string[]][]> {
  if (!terminosVersion || !aceptaTerminosEn) return []
  const aceptados = porEtiqueta('terminos', await versionesDe(ctx.db, 'terminos'), terminosVersion)
  if (!aceptados) throw new Error(`terms ${terminosVersion} were accepted and are not kept`)
  // Whoever ran the site then is who they were agreed with, and they were a draft if nobody had approved them.
  const sitio = await leerSitio({ ...ctx, now: aceptaTerminosEn })
  const aprobados = await aprobacionEn(
    { ...ctx, now: aceptaTerminosEn },
    textoLeido('terminos', aceptados.version, aceptados.contenido),
  )
  // Of cancelling they say what it was sold with, whatever the rule became while its places were held.
  const cancelacion = enVersion('cancelacion', await versionesDe(ctx.db, 'cancelacion'), politicaVersion)
  if (!cancelacion) throw new Error(`the rule of cancelling ${politicaVersion} was sold with and is not kept`)
  const dichos = { politicas: politicasEnFrase(cancelacion), valores: await valoresDichos(ctx.db, aceptaTerminosEn) }
  return [
    [
      `TÉRMINOS QUE ACEPTASTE EL ${cuando(aceptaTerminosEn, ZONA)}, VERSIÓN ${terminosVersion}`,
      [
        ...aceptados.contenido.secciones.map(({ titulo, texto }) => llenar(`\n${titulo}\n${texto}`, sitio, dichos)),
        ...(aprobados ? [] : ['\nBorrador en revisión legal.']),
      ],
    ],
  ]
}
