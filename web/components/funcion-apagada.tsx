import type { Funcion } from '#contract/reglas.ts'
import { Notice } from '#web/ui/notice.tsx'

const TEXTOS: Record<Exclude<Funcion, 'listaDeEspera'>, readonly [string, string]> = {
  asistente: [
    'Matheus no está disponible por ahora',
    'Puedes buscar en la página de inicio o escribirnos. Tu conversación anterior sigue guardada.',
  ],
  regalos: [
    'Por ahora no se venden tarjetas de regalo',
    'Las que ya se compraron siguen valiendo: aquí puedes ver su saldo y usarlas al pagar.',
  ],
  altas: [
    'Por ahora no recibimos anfitriones ni proveedores nuevos',
    'Quien ya tiene una cuenta o una solicitud sigue como siempre.',
  ],
  solicitudesDeEmpresa: [
    'Por ahora no recibimos solicitudes de empresas',
    'Las que ya enviaste siguen su curso y puedes aceptar sus propuestas.',
  ],
}

/** Stands where the control would be that is switched off. */
export function FuncionApagada({ funcion }: { funcion: keyof typeof TEXTOS }) {
  const [titulo, texto] = TEXTOS[funcion]
  return (
    <Notice tone="warning" title={titulo}>
      {texto}
    </Notice>
  )
}
