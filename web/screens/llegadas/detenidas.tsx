import { useState } from 'react'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { formatMomento } from '#web/ui/horas.ts'
import { marcar, type Pendiente, quitar } from './cola.ts'

/** What the server would not take, kept on this device until a person sends it again or lets go of it. */
export function Detenidas({ lecturas }: { lecturas: Pendiente[] }) {
  const [soltada, setSoltada] = useState<Pendiente | null>(null)
  return (
    <section aria-labelledby="detenidas" className="grid gap-3">
      <h2 id="detenidas">No pudimos enviar</h2>
      <ul className="grid gap-2">
        {lecturas.map((lectura) => (
          <li key={lectura.entrada} className="grid gap-3 rounded-card border border-border bg-surface p-4">
            <p className="grid gap-1">
              <span className="font-semibold">{lectura.titular}</span>
              <span>{lectura.problema}</span>
              <span className="text-small text-text-2">
                Leída {formatMomento(lectura.leidaEn, 'America/Santiago')}, guardada en este dispositivo
              </span>
            </p>
            <div className="flex flex-wrap gap-3">
              <Button
                variant="outline"
                size="dense"
                onClick={() => marcar(lectura.entrada, null)}
                aria-label={`Enviar de nuevo: ${lectura.titular}`}
              >
                Enviar de nuevo
              </Button>
              <Button
                variant="quiet"
                size="dense"
                onClick={() => setSoltada(lectura)}
                aria-label={`Descartar: ${lectura.titular}`}
              >
                Descartar
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <AlertDialog
        open={soltada !== null}
        onOpenChange={(isOpen) => !isOpen && setSoltada(null)}
        title="¿Descartar esta lectura?"
        description="Se borra de este dispositivo y nadie más la tiene."
        cancelText="Volver"
        confirmText="Sí, descartar"
        onConfirm={() => {
          if (soltada) quitar(soltada.entrada)
          setSoltada(null)
        }}
      />
    </section>
  )
}
