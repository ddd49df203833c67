import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Empresa } from '#contract/empresas.ts'
import { api } from '#web/api/api.ts'
import { miEmpresaQuery } from '#web/components/area-sesion.ts'
import { useActo } from '#web/components/use-acto.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { rutMostrado } from '#domain/usuarios/rut.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { toast } from '#web/ui/toast.ts'
import { useFormErrors } from '#web/ui/use-form-errors.ts'
import { SITIO } from '#web/ui/marca.ts'
import { DatosCampos, leerDatos, REGLAS_DE_DATOS } from './datos-campos.tsx'

/** What a company that is not active may do, and what it is asked for. */
export function EstadoDeEmpresa({ empresa }: { empresa: Empresa }) {
  const [isFixing, setFixing] = useState(false)
  if (empresa.estado === 'Activa') return null
  if (empresa.estado === 'Pendiente')
    return (
      <Notice tone="info" title="Estamos revisando tus datos">
        Te respondemos {SITIO.plazo}. Mientras tanto puedes pedir propuestas; reservar a precio neto y crear claves
        llega con la aprobación.
      </Notice>
    )
  if (empresa.estado === 'Suspendida')
    return (
      <Notice tone="danger" title="La cuenta está suspendida">
        {empresa.motivo}
      </Notice>
    )
  return (
    <>
      <Notice
        tone="warning"
        title="Tu registro necesita cambios"
        action={
          empresa.acciones.puedeAdministrar && (
            <Button size="dense" onClick={() => setFixing(true)}>
              Corregir los datos
            </Button>
          )
        }
      >
        {empresa.motivo}
      </Notice>
      {isFixing && <Corregir empresa={empresa} onClose={() => setFixing(false)} />}
    </>
  )
}

function Corregir({ empresa, onClose }: { empresa: Empresa; onClose: () => void }) {
  const queryClient = useQueryClient()
  const { form, errors, summary, showAll, checkForm } = useFormErrors(REGLAS_DE_DATOS)
  const {
    hacer: guardar,
    status,
    falla,
  } = useActo(
    (element: HTMLFormElement) => api.call('corregirEmpresa', leerDatos(element)),
    showAll,
    (corregida) => {
      queryClient.setQueryData(miEmpresaQuery.queryKey, corregida)
      toast({ title: 'Enviamos tus datos a revisión' })
      onClose()
    },
  )
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (checkForm(event.currentTarget)) guardar(event.currentTarget)
  }
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} side="right" title="Corregir los datos" isDirty>
      <form {...form} onSubmit={submit} className="grid gap-5">
        {falla && <Notice tone="danger" role="alert" title={falla} />}
        <ErrorSummary errores={summary} />
        <DatosCampos errors={errors} datos={{ ...empresa, rut: rutMostrado(empresa.rut) }} />
        <Button type="submit" isWide status={status}>
          Enviar a revisión
        </Button>
      </form>
    </Sheet>
  )
}
