import { CircleCheck, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { formatDia } from '#web/ui/formato.ts'
import { diaEn, formatHora } from '#web/ui/horas.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useEditor } from './contexto.ts'

/** Whether what was typed is safe, in words. */
export function EstadoDeGuardado() {
  const { estado, isLocked, edicion } = useEditor()
  if (isLocked || (edicion.version === 0 && estado.tipo === 'guardado')) return null
  const [Icono, texto] =
    estado.tipo === 'guardado'
      ? ([CircleCheck, guardadoEn(estado.en)] as const)
      : estado.tipo === 'guardando'
        ? ([LoaderCircle, 'Guardando...'] as const)
        : estado.tipo === 'sin-conexion'
          ? ([CloudOff, 'Sin guardar: no hay conexión'] as const)
          : ([TriangleAlert, 'Sin guardar'] as const)
  return (
    <p role="status" className="inline-flex items-center gap-1.5 text-small text-text-2">
      <Icono size={16} aria-hidden />
      {texto}
    </p>
  )
}

/** The hour alone says nothing of another day. */
function guardadoEn(instante: string): string {
  const dia = diaEn(instante)
  return dia === diaEn(new Date())
    ? `Guardado a las ${formatHora(instante)}`
    : `Guardado el ${formatDia(dia)} a las ${formatHora(instante)}`
}

/** What keeps it from being saved, and the way out. */
export function AvisoDeGuardado({ onRecargar }: { onRecargar: () => void }) {
  const { estado, edicion, guardado } = useEditor()
  if (estado.tipo === 'conflicto') {
    const recargar = () => {
      localStorage.removeItem(`edicion:${edicion.experienciaId}`)
      onRecargar()
    }
    return (
      <Notice
        tone="warning"
        role="alert"
        title="Hay una versión más nueva. Recarga para no perder cambios"
        action={
          <Button variant="outline" onClick={recargar}>
            Recargar
          </Button>
        }
      >
        Se guardó desde otra ventana. Lo que escribiste aquí después no está en ella: cópialo antes de recargar si lo
        necesitas.
      </Notice>
    )
  }
  if (estado.tipo === 'falla') {
    return (
      <Notice
        tone="danger"
        role="alert"
        title={estado.detalle}
        action={
          <Button variant="outline" onClick={() => void guardado.guardarAhora()}>
            Reintentar
          </Button>
        }
      >
        Lo que escribiste sigue aquí.
      </Notice>
    )
  }
  return null
}
