import type { Alta } from '#contract/altas.ts'
import { fechaLarga, type Correo } from '#server/modules/correos/index.ts'

const enlaceDe = (tipo: Alta['tipo'], baseUrl: string): string =>
  `${baseUrl}/${tipo === 'anfitrion' ? 'onboarding-anfitrion' : 'proveedor/alta'}`

export function correoDeEnvio(para: string, numero: number, tipo: Alta['tipo'], baseUrl: string): Correo {
  return {
    para,
    asunto: `Solicitud N.º ${numero} recibida`,
    titulo: `Solicitud N.º ${numero} recibida`,
    parrafos: [
      'Revisamos tus datos y documentos y respondemos {{plazo}}. Si falta algo, te decimos qué corregir, todo junto.',
    ],
    accion: { texto: 'Ver en qué va', enlace: enlaceDe(tipo, baseUrl) },
  }
}

export function correoDeCuenta(
  para: string,
  { banco, terminaEn }: { banco: string; terminaEn: string },
  { esPrimera, baseUrl }: { esPrimera: boolean; baseUrl: string },
): Correo {
  const titulo = esPrimera ? 'Registramos tu cuenta para pagos' : 'Cambió tu cuenta bancaria'
  const texto = esPrimera
    ? `Tus pagos irán a la cuenta de ${banco} terminada en ${terminaEn}.`
    : `Desde ahora tus pagos van a la cuenta de ${banco} terminada en ${terminaEn}.`
  return {
    para,
    asunto: titulo,
    titulo,
    parrafos: [texto, 'Si no lo hiciste tú, cambia tu contraseña y escríbenos de inmediato.'],
    accion: { texto: 'Revisar mi cuenta', enlace: `${baseUrl}/configuracion` },
  }
}

const DECISIONES = {
  aprobar: [
    'Tu perfil está aprobado',
    'Revisamos tus datos y documentos: ya puedes vender las categorías con documentos al día.',
  ],
  observar: [
    'Tu solicitud necesita cambios',
    'Revisamos todo y hay puntos por corregir. Los encuentras junto a cada dato; corrige y reenvía.',
  ],
  rechazar: [
    'No pudimos aprobar tu solicitud',
    'Si crees que nos equivocamos, apela desde tu espacio dentro de 30 días: la revisa otra persona.',
  ],
  rechazarApelada: [
    'No pudimos aprobar tu solicitud',
    'Otra persona revisó tu apelación y mantuvo la decisión. Es definitiva.',
  ],
} as const

export function correoDeDecision(
  para: string,
  {
    decision,
    motivo,
    regla,
    tipo,
  }: { decision: keyof typeof DECISIONES; motivo: string | null; regla: string | null; tipo: Alta['tipo'] },
  baseUrl: string,
): Correo {
  const [titulo, texto] = DECISIONES[decision]
  const datos: [string, string][] = [
    ...(regla ? ([['Regla', regla]] as [string, string][]) : []),
    ...(motivo ? ([['Motivo', motivo]] as [string, string][]) : []),
  ]
  return {
    para,
    asunto: titulo,
    titulo,
    parrafos: [texto],
    ...(datos.length > 0 && { datos }),
    accion: {
      texto: decision === 'observar' ? 'Ver qué corregir' : 'Ir a mi espacio',
      enlace: enlaceDe(tipo, baseUrl),
    },
  }
}

export function correoDeVencimiento(
  para: string,
  { nombre, venceEn, vencido, tipo }: { nombre: string; venceEn: string; vencido: boolean; tipo: Alta['tipo'] },
  baseUrl: string,
): Correo {
  const dia = fechaLarga(venceEn)
  const titulo = vencido ? 'Un documento venció' : 'Un documento está por vencer'
  const texto = vencido
    ? `${nombre} venció el ${dia}. Desde esa fecha no se venden más salidas; lo ya vendido se mantiene.`
    : `${nombre} vence el ${dia}. Las salidas posteriores a esa fecha no se venden hasta que lo renueves.`
  return {
    para,
    asunto: titulo,
    titulo,
    parrafos: [texto, 'Sube el nuevo y lo revisamos {{plazo}}.'],
    accion: { texto: 'Renovar documento', enlace: enlaceDe(tipo, baseUrl) },
  }
}
