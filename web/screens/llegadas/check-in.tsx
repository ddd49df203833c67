import { WifiOff } from 'lucide-react'
import { type FormEvent, useCallback, useMemo, useState } from 'react'
import type { ReservaRecibida } from '#contract/operadores.ts'
import { AreaEspera, AreaPrivada } from '#web/components/area-privada.tsx'
import { useAreaSesion } from '#web/components/area-sesion.ts'
import type { Operador } from '#web/components/experiencias-propias.tsx'
import { formatGuardado } from '#web/components/guardado.ts'
import { useViva } from '#web/components/use-viva.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { haySesion } from '#web/api/sesion.ts'
import { conMarco } from '#web/pagina.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatCantidad } from '#web/ui/formato.ts'
import { metaPrivada } from '#web/ui/marca.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { leerEsperados } from './esperados.ts'
import { Detenidas } from './detenidas.tsx'
import { LecturasPorDecidir } from './lecturas-por-decidir.tsx'
import { Lector } from './lector.tsx'
import { ListaDeHoy } from './lista-de-hoy.tsx'
import { Resultado } from './resultado.tsx'
import { useAhora } from './use-ahora.ts'
import { esSinRed, useLlegadas } from './use-llegadas.ts'

export const headers = conMarco

export function meta() {
  return metaPrivada('Registrar llegadas')
}

const TITULO = 'Registrar llegadas'

/** Who arrives at the meeting point: by camera, code or name; without a network from what the device kept. */
export default function CheckIn() {
  const isViva = useViva()
  const operador: Operador = isViva && haySesion('proveedor') ? 'proveedor' : 'anfitrion'
  const sesion = useAreaSesion(operador)
  const isKept = isViva && sesion.estado === 'falla' && esSinRed(sesion.error) && leerEsperados() !== null
  if (!isKept)
    return (
      <AreaPrivada area={operador} title={TITULO}>
        {() => <Puerta operador={operador} />}
      </AreaPrivada>
    )
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-6 lg:pt-10">
      <PageHead title={TITULO} />
      <Puerta operador={operador} />
    </div>
  )
}

function Puerta({ operador }: { operador: Operador }) {
  const { hoy, cola, ajenas, detenidas, porEnviar, revisar, registrar, guardarLectura, vaciar } = useLlegadas(operador)
  const [isOpen, setOpen] = useState(false)
  const [ahora, mirarLaHora] = useAhora()
  const anotadas = useMemo(
    () => new Set(cola.filter(({ problema }) => !problema).map(({ entrada }) => entrada)),
    [cola],
  )
  const sinEnviar = useMemo(
    () => new Set(cola.filter(({ problema }) => problema).map(({ entrada }) => entrada)),
    [cola],
  )
  const isResult = isOpen && revisar.data !== undefined
  const { mutate: pedirRevision } = revisar
  const { reset: olvidarRegistro } = registrar
  const { reset: olvidarLectura } = guardarLectura
  const hecha = registrar.data ?? guardarLectura.data ?? null
  const fallo = registrar.error ?? guardarLectura.error

  const mirar = useCallback(
    (texto: string) => {
      olvidarRegistro()
      olvidarLectura()
      mirarLaHora()
      setOpen(true)
      pedirRevision(texto)
    },
    [pedirRevision, olvidarRegistro, olvidarLectura, mirarLaHora],
  )

  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-2 lg:items-start">
      <section aria-label="Revisar entrada" className="grid gap-4">
        {ajenas > 0 && (
          <Notice tone="warning">
            {formatCantidad(ajenas, 'llegada de otro negocio se enviará', 'llegadas de otro negocio se enviarán')}{' '}
            cuando quien trabaja en él entre en este dispositivo.
          </Notice>
        )}
        {porEnviar > 0 && (
          <PorEnviar cuantas={porEnviar} isSending={vaciar.isPending} onEnviar={() => vaciar.mutate()} />
        )}
        {isResult && revisar.data && (
          <Resultado
            // Asked again, the answer is said again.
            key={`${revisar.submittedAt} ${hecha ?? 'sin registrar'}`}
            revisada={revisar.data}
            ahora={ahora}
            isRegistering={registrar.isPending}
            outcome={hecha}
            error={fallo ? detalleDe(fallo) : null}
            onRegistrar={(reserva: ReservaRecibida) => registrar.mutate(reserva)}
            onGuardar={guardarLectura.mutate}
            onOtra={() => setOpen(false)}
          />
        )}
        {/* The camera stays on behind what was read: the next ticket takes no other tap. */}
        <div className={isResult ? 'hidden' : 'grid gap-4'}>
          {revisar.error && <Notice tone="danger" role="alert" title={detalleDe(revisar.error)} />}
          <Lector isPaused={isResult || revisar.isPending} onTexto={mirar} />
          {!isResult && <CodigoForm isPending={revisar.isPending} onCodigo={mirar} />}
        </div>
      </section>
      <div className="grid gap-8">
        {detenidas.length > 0 && <Detenidas lecturas={detenidas} />}
        <LecturasPorDecidir operador={operador} />
        <section aria-labelledby="hoy" className="grid gap-4">
          <h2 id="hoy">Hoy</h2>
          <Lista
            hoy={hoy}
            anotadas={anotadas}
            detenidas={sinEnviar}
            onElegir={mirar}
            operador={operador}
            ahora={ahora}
          />
        </section>
      </div>
    </div>
  )
}

type ListaProps = Omit<Parameters<typeof ListaDeHoy>[0], 'reservas'> & { hoy: ReturnType<typeof useLlegadas>['hoy'] }

function Lista({ hoy, ...lista }: ListaProps) {
  if (!hoy.data)
    return hoy.error ? (
      <ErrorBlock
        title="No pudimos cargar las reservas de hoy"
        text={detalleDe(hoy.error)}
        onRetry={() => void hoy.refetch()}
        isRetrying={hoy.isFetching}
      />
    ) : (
      <AreaEspera />
    )
  return (
    <>
      {hoy.error && <p className="text-small text-text-2">Ves lo guardado {formatGuardado(hoy.dataUpdatedAt)}</p>}
      <ListaDeHoy reservas={hoy.data} {...lista} />
    </>
  )
}

function PorEnviar({ cuantas, isSending, onEnviar }: { cuantas: number; isSending: boolean; onEnviar: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-warning-soft p-4 text-warning-soft-text"
    >
      <p className="flex items-center gap-2 font-semibold">
        <WifiOff size={20} aria-hidden />
        {formatCantidad(cuantas, 'llegada por enviar', 'llegadas por enviar')}
      </p>
      <Button variant="outline" size="dense" status={isSending ? 'loading' : 'default'} onClick={onEnviar}>
        Enviar ahora
      </Button>
    </div>
  )
}

function CodigoForm({ isPending, onCodigo }: { isPending: boolean; onCodigo: (codigo: string) => void }) {
  const [error, setError] = useState<string>()
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const codigo = String(new FormData(event.currentTarget).get('codigo')).trim()
    setError(codigo ? undefined : 'Escribe el código de la entrada')
    if (codigo && !isPending) onCodigo(codigo)
  }
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-3">
      <Field label="Código de la entrada" name="codigo" hint="8 letras y números, como 7K4M-92QX" error={error}>
        <TextInput
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          className="uppercase"
        />
      </Field>
      <Button type="submit" variant="outline" isWide status={isPending ? 'loading' : 'default'}>
        Ingresar código
      </Button>
    </form>
  )
}
