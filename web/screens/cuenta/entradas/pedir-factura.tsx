import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { Factura } from '#contract/facturas.ts'
import type { Reserva } from '#contract/reservas.ts'
import { reglaRut } from '#web/components/regla-de-rut.ts'
import { obligatorio, reglaCorreo } from '#web/components/reserva-reglas.ts'
import { useActo } from '#web/components/use-acto.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { RutInput } from '#web/components/rut-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { textsOf } from '#web/ui/texts-of.ts'
import { toast } from '#web/ui/toast.ts'
import { useFormErrors } from '#web/ui/use-form-errors.ts'

type PedirFacturaProps = { reserva: Reserva; clave: string | null; isOpen: boolean; onClose: () => void }

const consultaDeFactura = (id: string, clave: string | null) => ({
  queryKey: ['factura', id, clave],
  queryFn: () => api.call('verFactura', { id }, { clave }),
  staleTime: 0,
})

export function PedirFactura({ reserva, clave, isOpen, onClose }: PedirFacturaProps) {
  const factura = useQuery({ ...consultaDeFactura(reserva.id, clave), enabled: isOpen })
  return (
    <Sheet
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="Pedir factura"
      description="La emite quien realiza la experiencia, con estos datos."
    >
      {factura.isError ? (
        <ErrorBlock
          title="No pudimos cargar la factura"
          text={detalleDe(factura.error)}
          onRetry={() => void factura.refetch()}
          isRetrying={factura.isFetching}
        />
      ) : factura.data === undefined ? (
        <SkeletonRows rows={2} row="h-12" className="grid gap-4" />
      ) : (
        <FacturaForm reserva={reserva} clave={clave} factura={factura.data} onDone={onClose} />
      )}
    </Sheet>
  )
}

const REGLAS = {
  rut: reglaRut('Escribe el RUT'),
  razonSocial: obligatorio('Escribe la razón social'),
  giro: obligatorio('Escribe el giro'),
  direccion: obligatorio('Escribe la dirección'),
  email: reglaCorreo,
}

function FacturaForm({
  reserva,
  clave,
  factura,
  onDone,
}: {
  reserva: Reserva
  clave: string | null
  factura: Factura | null
  onDone: () => void
}) {
  const queryClient = useQueryClient()
  const { form, errors, summary, showAll, checkForm } = useFormErrors(REGLAS)
  const {
    hacer: pedir,
    status,
    falla,
  } = useActo(
    (datos: Pick<Factura, 'rut' | 'razonSocial' | 'giro' | 'direccion' | 'email'>) =>
      api.call('pedirFactura', { id: reserva.id, ...datos }, { clave }),
    showAll,
    (pedida) => {
      queryClient.setQueryData(consultaDeFactura(reserva.id, clave).queryKey, pedida)
      toast({ title: 'Pedimos tu factura', description: `Te llega a ${pedida.email}` })
      onDone()
    },
  )
  if (factura?.estado === 'emitida')
    return (
      <Notice tone="success" title="Factura emitida">
        Se emitió a nombre de {factura.razonSocial}, RUT {factura.rut}.
      </Notice>
    )

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!checkForm(event.currentTarget)) return
    const data = new FormData(event.currentTarget)
    const texto = textsOf(data)
    pedir({
      rut: texto('rut'),
      razonSocial: texto('razonSocial'),
      giro: texto('giro'),
      direccion: texto('direccion'),
      email: texto('email'),
    })
  }

  return (
    <form {...form} method="post" onSubmit={submit} className="grid gap-5">
      {factura && (
        <Notice tone="info" title="Ya la pediste">
          Puedes corregir los datos mientras no se emite.
        </Notice>
      )}
      {falla && <Notice tone="danger" role="alert" title={falla} />}
      <ErrorSummary errores={summary} />
      <Field label="RUT" name="rut" error={errors.rut}>
        <RutInput defaultValue={factura?.rut} />
      </Field>
      <Field label="Razón social" name="razonSocial" error={errors.razonSocial}>
        <TextInput autoComplete="organization" maxLength={120} defaultValue={factura?.razonSocial} />
      </Field>
      <Field label="Giro" name="giro" error={errors.giro}>
        <TextInput maxLength={120} defaultValue={factura?.giro} />
      </Field>
      <Field label="Dirección" name="direccion" hint="Calle, número y comuna" error={errors.direccion}>
        <TextInput autoComplete="street-address" maxLength={200} defaultValue={factura?.direccion} />
      </Field>
      <Field label="Correo" name="email" hint="Ahí te llega el documento" error={errors.email}>
        <TextInput
          type="email"
          autoComplete="email"
          spellCheck={false}
          maxLength={254}
          defaultValue={factura?.email ?? reserva.contacto.email}
        />
      </Field>
      <Button type="submit" isWide status={status}>
        {factura ? 'Guardar cambios' : 'Pedir factura'}
      </Button>
    </form>
  )
}
