import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { ExperienciaDetalle, Salida } from '#contract/experiencias.ts'
import type { Usuario } from '#contract/usuarios.ts'
import { obligatorio, reglaCelular, reglaCorreo } from '#web/components/reserva-reglas.ts'
import { useActo } from '#web/components/use-acto.ts'
import { viajerosDe } from '#web/components/reserva-textos.ts'
import { useUsuario } from '#web/components/usuario.ts'
import { api } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatSalida } from '#web/ui/horas.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PhoneInput } from '#web/ui/phone-input.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { textsOf } from '#web/ui/texts-of.ts'
import { useFormErrors } from '#web/ui/use-form-errors.ts'
import type { Personas } from './use-eleccion.ts'

const DE_INVITADO = { nombre: obligatorio('Escribe tu nombre y apellido'), email: reglaCorreo, telefono: reglaCelular }
const DE_CUENTA = { nombre: DE_INVITADO.nombre, telefono: DE_INVITADO.telefono }

type EsperarCupoProps = { detalle: ExperienciaDetalle; llenas: Salida[]; personas: Personas; onClose: () => void }

/** A place in the line of a full departure. */
export default function EsperarCupo({ detalle, llenas, personas, onClose }: EsperarCupoProps) {
  const { estado, usuario } = useUsuario()
  const [salidaId, setSalidaId] = useState(llenas[0]?.id ?? '')
  const [enviadoA, setEnviadoA] = useState<string | null>(null)
  const salida = llenas.find(({ id }) => id === salidaId)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Avísame si se libera un cupo">
      {enviadoA !== null ? (
        <Listo email={enviadoA} hasAccount={usuario !== null} onClose={onClose} />
      ) : (
        <div className="grid gap-5">
          <p className="text-text-2">
            {salida && `${formatSalida(salida.inicio, detalle.zonaHoraria)}, ${viajerosDe(personas)}. `}
            Si se libera, te guardamos el cupo por 60 minutos y te avisamos. Se ofrece por orden de llegada y todavía no
            se cobra nada.
          </p>
          {llenas.length > 1 && (
            <RadioGroup
              legend="Hora"
              name="salida-en-espera"
              value={salidaId}
              onValueChange={setSalidaId}
              options={llenas.map(({ id, inicio }) => ({
                value: id,
                label: formatSalida(inicio, detalle.zonaHoraria),
              }))}
            />
          )}
          {estado !== 'desconocida' && (
            <Formulario
              key={usuario?.id ?? ''}
              usuario={usuario}
              pedido={{ experienciaId: detalle.id, salidaId, participantes: personas }}
              onSent={setEnviadoA}
            />
          )}
        </div>
      )}
    </Dialog>
  )
}

type FormularioProps = {
  usuario: Usuario | null
  pedido: { experienciaId: string; salidaId: string; participantes: Personas }
  onSent: (email: string) => void
}

function Formulario({ usuario, pedido, onSent }: FormularioProps) {
  const queryClient = useQueryClient()
  const { form, errors, summary, showAll, checkForm } = useFormErrors(usuario ? DE_CUENTA : DE_INVITADO)
  const {
    hacer: anotar,
    status,
    falla,
  } = useActo(
    (contacto: { nombre: string; email: string; telefono: string }) => api.call('esperarCupo', { ...pedido, contacto }),
    showAll,
    (_answer, { email }) => {
      void queryClient.invalidateQueries({ queryKey: ['esperas'] })
      onSent(email)
    },
  )

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!checkForm(event.currentTarget)) return
    const data = new FormData(event.currentTarget)
    const campo = textsOf(data)
    anotar({ nombre: campo('nombre'), email: usuario?.email ?? campo('email'), telefono: campo('telefono') })
  }

  return (
    <form {...form} method="post" onSubmit={submit} className="grid gap-5">
      {falla && (
        <Notice tone="danger" role="alert" title="No pudimos anotarte">
          {falla}
        </Notice>
      )}
      <ErrorSummary errores={summary} />
      <Field label="Nombre y apellido" name="nombre" error={errors.nombre}>
        <TextInput autoComplete="name" defaultValue={usuario?.nombre} maxLength={80} />
      </Field>
      {usuario === null && (
        <Field label="Correo" name="email" hint="Te enviamos un enlace para confirmarlo" error={errors.email}>
          <TextInput type="email" autoComplete="email" spellCheck={false} maxLength={254} />
        </Field>
      )}
      <Field label="Celular" name="telefono" hint="Queda listo en la reserva, si tomas el cupo" error={errors.telefono}>
        <PhoneInput defaultValue={usuario?.telefono ?? ''} />
      </Field>
      <Button type="submit" isWide status={status}>
        Entrar a la lista de espera
      </Button>
    </form>
  )
}

function Listo({ email, hasAccount, onClose }: { email: string; hasAccount: boolean; onClose: () => void }) {
  return (
    <div className="grid gap-4">
      <Notice
        tone="success"
        role="status"
        title={hasAccount ? 'Estás en la lista de espera' : 'Falta confirmar tu correo'}
      >
        {hasAccount
          ? `Te avisamos aquí y en ${email} apenas haya lugar.`
          : `Abre el enlace que enviamos a ${email} y quedas en la fila.`}
      </Notice>
      {hasAccount && (
        <ButtonLink variant="outline" to="/lista-de-espera">
          Ver mi lista de espera
        </ButtonLink>
      )}
      <Button isWide onClick={onClose}>
        Cerrar
      </Button>
    </div>
  )
}
