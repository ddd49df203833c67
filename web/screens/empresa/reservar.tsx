import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Tarifa } from '#contract/experiencias.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaEspera, AreaPrivada } from '#web/components/area-privada.tsx'
import { miEmpresaQuery } from '#web/components/area-sesion.ts'
import { obligatorio, reglaCelular, reglaCorreo } from '#web/components/reserva-reglas.ts'
import { useActo } from '#web/components/use-acto.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatPesos } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'
import { metaPrivada } from '#web/ui/marca.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PhoneInput } from '#web/ui/phone-input.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Select } from '#web/ui/select.tsx'
import { SearchInput } from '#web/ui/search-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { textsOf } from '#web/ui/texts-of.ts'
import { useFormErrors } from '#web/ui/use-form-errors.ts'
import { ExperienciaElegida } from './experiencia-elegida.tsx'
import {
  type Cantidades,
  netoDe,
  Participantes,
  participantesDe,
  personasDe,
  REGLAS_DE_PARTICIPANTES,
} from './participantes.tsx'
import { COMPRAS } from './solicitudes-consulta.ts'

export function meta() {
  return metaPrivada('Reservar para otras personas')
}

export default function ReservarDeEmpresa() {
  return (
    <AreaPrivada
      area="empresa"
      title="Reservar para otras personas"
      text="A precio neto, con los nombres ahora o después"
      back={<BackLink to="/empresas/dashboard?vista=reservas">Volver al panel</BackLink>}
    >
      {() => <Pasos />}
    </AreaPrivada>
  )
}

function Pasos() {
  const { data: empresa } = useQuery(miEmpresaQuery)
  const [search, setSearch] = useSearchParams()
  const experienciaId = search.get('experiencia') ?? ''
  const elegir = (params: Record<string, string>) => setSearch(params, { preventScrollReset: true })
  if (!empresa) return <AreaEspera />
  if (!empresa.acciones.puedeComprar)
    return (
      <Notice
        tone="info"
        title={
          empresa.estado === 'Activa'
            ? 'Pide acceso a quien administra la cuenta'
            : 'Tu empresa aún no está activa. Te avisaremos por correo cuando lo esté.'
        }
      />
    )
  return (
    <div className="grid max-w-form gap-8">
      {experienciaId ? (
        <ExperienciaElegida id={experienciaId} onOtra={() => elegir({})}>
          {({ id, zonaHoraria, tarifas }) => (
            <Formulario key={id} experienciaId={id} zona={zonaHoraria} tarifas={tarifas} />
          )}
        </ExperienciaElegida>
      ) : (
        <Buscar onElegir={(id) => elegir({ experiencia: id })} />
      )}
    </div>
  )
}

function Buscar({ onElegir }: { onElegir: (id: string) => void }) {
  const [q, setQ] = useState('')
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['empresa', 'buscar', q],
    queryFn: ({ signal }) => api.page('listarExperiencias', { pagina: 1, porPagina: 6, ...(q && { q }) }, { signal }),
    enabled: q !== '',
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setQ(String(new FormData(event.currentTarget).get('q')).trim())
  }
  return (
    <div className="grid gap-4">
      <form
        noValidate
        role="search"
        onSubmit={submit}
        className="grid gap-3 items-start sm:grid-cols-[minmax(0,1fr)_auto]"
      >
        <Field label="Experiencia" name="q" hint="Nombre, lugar o tipo">
          <SearchInput />
        </Field>
        <Button type="submit" className="sm:mt-8" status={isFetching ? 'loading' : 'default'}>
          Buscar
        </Button>
      </form>
      {error && (
        <ErrorBlock
          title="No pudimos buscar"
          text={detalleDe(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data && data.total === 0 && (
        <p role="status">No encontramos experiencias con eso. Prueba con el nombre de una ciudad.</p>
      )}
      {data && data.total > 0 && (
        <ul className="grid gap-2">
          {data.items.map(({ id, nombreExperiencia, ubicacionGeografica, precioPorPersona }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => onElegir(id)}
                className="press flex w-full flex-wrap justify-between gap-2 rounded-control border border-border bg-surface p-3 text-left hover:border-primary"
              >
                <span className="grid">
                  <span className="font-medium">{nombreExperiencia}</span>
                  <span className="text-small text-text-2">{ubicacionGeografica}</span>
                </span>
                <Precio id={id} publico={precioPorPersona} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const margenQuery = (id: string) =>
  queryOptions({
    queryKey: ['empresa', 'contrato', id],
    queryFn: ({ signal }) => api.call('verMargen', { id }, { signal }),
    staleTime: 0,
  })

/** Net where the contract takes something off; until that is known, what it costs everybody, said as such. */
function Precio({ id, publico }: { id: string; publico: number }) {
  const { data } = useQuery(margenQuery(id))
  const alPublico = `${formatPesos(publico)} al público`
  if (!data?.margen) return <span className="tabular-nums">{data ? formatPesos(publico) : alPublico}</span>
  return (
    <span className="grid tabular-nums sm:text-right">
      <span className="font-medium">{formatPesos(netoDe(publico, data.margen))} neto</span>
      <span className="text-small text-text-2">{alPublico}</span>
    </span>
  )
}

const FORMAS = [
  { value: 'tarjeta', label: 'Tarjeta', hint: 'Pagas en el paso siguiente' },
  {
    value: 'cuenta',
    label: 'A cuenta',
    hint: 'Se confirma ahora y se suma a la cuenta de tu empresa, dentro de su crédito',
  },
]
const REGLAS = {
  salidaId: obligatorio('Elige una salida'),
  ...REGLAS_DE_PARTICIPANTES,
  nombre: obligatorio('Escribe quién va a cargo'),
  email: reglaCorreo,
  telefono: reglaCelular,
}

/** `tarifas`: those of the experiencia, until a departure with its own is chosen. */
function Formulario({ experienciaId, zona, tarifas }: { experienciaId: string; zona: string; tarifas: Tarifa[] }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { form, errors, summary, showAll, checkForm } = useFormErrors(REGLAS)
  const [salidaId, setSalidaId] = useState('')
  const [cantidades, setCantidades] = useState<Cantidades>({})
  const [formaPago, setFormaPago] = useState<'tarjeta' | 'cuenta'>('tarjeta')
  const salidas = useQuery({
    queryKey: ['disponibilidad', experienciaId, 'empresa'],
    queryFn: ({ signal }) => api.call('verDisponibilidad', { id: experienciaId }, { signal }),
    staleTime: 0,
  })
  const equipo = useQuery({
    queryKey: ['empresa', 'equipo'],
    queryFn: ({ signal }) => api.call('verEquipo', {}, { signal }),
  })
  const contrato = useQuery(margenQuery(experienciaId))
  const elegida = salidas.data?.find(({ id }) => id === salidaId)
  const vendidas = elegida?.tarifas ?? tarifas
  const personas = personasDe(participantesDe(vendidas, cantidades))
  const {
    hacer: reservar,
    status,
    falla,
  } = useActo(
    (data: FormData) => {
      const text = textsOf(data)
      return api.call('reservarPorTerceros', {
        experienciaId,
        formaPago,
        salidaId: text('salidaId'),
        participantes: participantesDe(vendidas, cantidades),
        contacto: { nombre: text('nombre'), email: text('email'), telefono: text('telefono') },
        ...(text('centroId') && { centroId: text('centroId') }),
        ...(text('ordenCompra') && { ordenCompra: text('ordenCompra') }),
        ...(text('nomina') && { nomina: text('nomina') }),
      })
    },
    showAll,
    async (compra) => {
      await queryClient.invalidateQueries({ queryKey: COMPRAS })
      // The page of the card has a policy of its own, which only a full load brings.
      if (compra.acciones.puedePagar) window.location.assign(`/pagar/${compra.id}`)
      else void navigate('/empresas/dashboard?vista=reservas')
    },
  )
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (checkForm(event.currentTarget)) reservar(new FormData(event.currentTarget))
  }
  if (contrato.error)
    return (
      <ErrorBlock
        title="No pudimos cargar tu precio"
        text={detalleDe(contrato.error)}
        onRetry={() => void contrato.refetch()}
        isRetrying={contrato.isFetching}
      />
    )
  if (salidas.error)
    return (
      <ErrorBlock
        title="No pudimos cargar las salidas"
        text={detalleDe(salidas.error)}
        onRetry={() => void salidas.refetch()}
        isRetrying={salidas.isFetching}
      />
    )
  if (!salidas.data || !contrato.data) return <AreaEspera />
  const libres = salidas.data.filter(({ cuposDisponibles }) => cuposDisponibles > 0)
  return (
    <form {...form} onSubmit={submit} className="grid gap-5">
      <ErrorSummary errores={summary} />
      <Field
        label="Salida"
        name="salidaId"
        error={errors.salidaId}
        {...(libres.length === 0 && { hint: 'No quedan salidas con cupos en los próximos 60 días' })}
      >
        <Select
          value={salidaId}
          onChange={(event) => setSalidaId(event.currentTarget.value)}
          options={[
            { value: '', label: 'Elige una salida' },
            ...libres.map((salida) => ({
              value: salida.id,
              label: `${formatSalida(salida.inicio, zona)} · ${salida.cuposDisponibles} cupos`,
            })),
          ]}
        />
      </Field>
      <Participantes
        tarifas={vendidas}
        margen={contrato.data.margen}
        cantidades={cantidades}
        errores={errors}
        onCambio={setCantidades}
      />
      {elegida && personas > elegida.cuposDisponibles && (
        <Notice
          tone="warning"
          role="status"
          title={
            elegida.cuposDisponibles === 1
              ? 'En esa salida queda 1 cupo'
              : `En esa salida quedan ${elegida.cuposDisponibles} cupos`
          }
          action={
            <ButtonLink to="/empresas/dashboard" variant="outline" size="dense">
              Pedir una propuesta
            </ButtonLink>
          }
        >
          Elige otra salida o pide una propuesta para el grupo entero: te respondemos con el total.
        </Notice>
      )}
      <Field label="A cargo del grupo" name="nombre" error={errors.nombre}>
        <TextInput autoComplete="off" maxLength={80} />
      </Field>
      <Field label="Correo" name="email" hint="Ahí llega la entrada" error={errors.email}>
        <TextInput type="email" autoComplete="off" spellCheck={false} maxLength={254} />
      </Field>
      <Field label="Celular" name="telefono" error={errors.telefono}>
        <PhoneInput />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Centro de costo" name="centroId" isOptional>
          <Select
            defaultValue=""
            options={[
              { value: '', label: 'Ninguno' },
              ...(equipo.data?.centros ?? []).map(({ id, nombre }) => ({ value: id, label: nombre })),
            ]}
          />
        </Field>
        <Field label="Orden de compra" name="ordenCompra" isOptional>
          <TextInput autoComplete="off" maxLength={40} />
        </Field>
      </div>
      <Field
        label="Nombres de quienes van"
        name="nomina"
        isOptional
        hint="Uno por línea; también puedes agregarlos después"
        error={errors.nomina}
      >
        <Textarea maxLength={20_000} />
      </Field>
      <RadioGroup
        legend="Cómo pagas"
        name="formaPago"
        options={FORMAS}
        value={formaPago}
        onValueChange={(value) => setFormaPago(value as typeof formaPago)}
        error={errors.formaPago}
      />
      {falla && <Notice tone="danger" role="alert" title={falla} />}
      <Button type="submit" isWide status={status}>
        {formaPago === 'cuenta' ? 'Reservar a cuenta' : 'Reservar'}
      </Button>
    </form>
  )
}
