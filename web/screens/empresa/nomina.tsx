import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Compra } from '#contract/compras.ts'
import { api } from '#web/api/api.ts'
import { detalleDe, isInvalid } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FileInput } from '#web/ui/file-input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { COMPRAS } from './solicitudes-consulta.ts'

/** Names by paste or from a CSV file; what is wrong is told by its row. */
export function Nomina({ compra, onClose }: { compra: Compra; onClose: () => void }) {
  const queryClient = useQueryClient()
  const [texto, setTexto] = useState(() =>
    compra.viajeros.map(({ nombre, documento }) => (documento ? `${nombre};${documento}` : nombre)).join('\n'),
  )
  const guardar = useMutation({
    mutationFn: () => api.call('guardarNomina', { id: compra.id, texto }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: COMPRAS })
      toast({ title: 'Nombres guardados' })
      onClose()
    },
  })
  const errores = isInvalid(guardar.error) ? (guardar.error.problema.errores ?? []).map(({ mensaje }) => mensaje) : []
  async function leer([archivo]: File[]) {
    if (archivo) setTexto(await archivo.text())
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Nombres de quienes van"
      description={`${compra.nombreExperiencia}, ${compra.plazas} personas`}
      isDirty
    >
      <div className="grid gap-5">
        {guardar.error && errores.length === 0 && (
          <Notice tone="danger" role="alert" title={detalleDe(guardar.error)} />
        )}
        {errores.length > 0 && (
          <Notice tone="danger" role="alert" title="Revisa estos datos">
            <ul className="list-inside list-disc">
              {errores.map((error) => (
                <li key={error}>{error}</li>
              ))}
            </ul>
          </Notice>
        )}
        <Field
          label="Pega los nombres"
          name="nomina"
          hint="Uno por línea. Si quieres, agrega el documento después de una coma"
        >
          <Textarea
            rows={8}
            maxLength={20_000}
            value={texto}
            onChange={(event) => setTexto(event.currentTarget.value)}
          />
        </Field>
        <Field label="O elige un archivo CSV" name="archivo" isOptional>
          <FileInput accept=".csv,text/csv,text/plain" onFiles={(archivos) => void leer(archivos)} />
        </Field>
        <Button isWide status={guardar.isPending ? 'loading' : 'default'} onClick={() => guardar.mutate()}>
          Guardar nombres
        </Button>
      </div>
    </Dialog>
  )
}
