import { data, type LoaderFunctionArgs, useLoaderData, useLocation, useSearchParams } from 'react-router'
import type { ExperienciaDetalle, Salida } from '#contract/experiencias.ts'
import { ReservaAviso } from '#web/components/reserva-aviso.tsx'
import { fraseDeCancelacion, limiteSinCosto } from '#web/components/reserva-textos.ts'
import type { MarcoHandle } from '#web/components/marco.tsx'
import { useUsuario } from '#web/components/usuario.ts'
import { apiDe } from '#web/api/api.ts'
import { ApiError } from '#web/api/cliente.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { metaPrivada } from '#web/ui/marca.ts'
import { dejoComentario } from './borrador.ts'
import { type Compra, leerCompra, lineasDe, linkAFechas, resumenDeSalida } from './compra.ts'
import { buscarSalida } from './buscar-salida.ts'
import { DatosForm } from './datos-form.tsx'
import { PasoSolo } from './paso-solo.tsx'
import { useHayAQuien } from './reservo-para.tsx'
import { pideAlgo } from './pedido.ts'
import { ResumenCompra } from './resumen-compra.tsx'
import { useReservar } from './use-reservar.tsx'

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { salidaId } = leerCompra(new URL(request.url).searchParams)
  const api = apiDe(context)
  try {
    const experiencia = await api.call('verExperiencia', { id: params.id ?? '' })
    return { experiencia, salida: await buscarSalida(api, experiencia.id, salidaId), ahora: new Date().toISOString() }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404)
      return data({ experiencia: null, salida: null, ahora: '' }, { status: 404 })
    throw error instanceof ApiError ? data(null, { status: error.status || 503 }) : error
  }
}

export const handle: MarcoHandle = { marco: 'pago' }

export function meta() {
  return metaPrivada('Tus datos')
}

export default function Reservar() {
  const { experiencia, salida, ahora } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const compra = leerCompra(search)
  if (!experiencia) {
    return (
      <ReservaAviso
        title="No encontramos esta experiencia"
        text="Puede que ya no esté publicada o que al enlace le falte una letra."
      >
        <ButtonLink to="/">Ver otras experiencias</ButtonLink>
      </ReservaAviso>
    )
  }
  const lineas = salida && lineasDe(salida, compra.participantes)
  if (!experiencia.recibeReservas || !salida || !lineas) {
    return (
      <ReservaAviso
        title={experiencia.recibeReservas ? 'Elige otra fecha' : 'Esta experiencia no recibe reservas por ahora'}
        text={
          salida
            ? undefined
            : `Esa salida de «${experiencia.nombreExperiencia}» ya no está a la venta. No se cobró nada.`
        }
      >
        <ButtonLink to={linkAFechas(experiencia.slug, compra)}>
          {experiencia.recibeReservas ? 'Ver fechas' : 'Volver a la experiencia'}
        </ButtonLink>
      </ReservaAviso>
    )
  }
  return (
    <Compra
      key={salida.id}
      experiencia={experiencia}
      salida={salida}
      compra={compra}
      lineas={lineas}
      ahora={new Date(ahora)}
    />
  )
}

type CompraProps = {
  experiencia: ExperienciaDetalle
  salida: Salida
  compra: Compra
  lineas: NonNullable<ReturnType<typeof lineasDe>>
  ahora: Date
}

function Compra({ experiencia, salida, compra, lineas, ahora }: CompraProps) {
  const sesion = useUsuario()
  const { usuario } = sesion
  const isRevisando = sesion.estado === 'desconocida'
  const { pathname, search } = useLocation()
  const limite = limiteSinCosto(experiencia.tramosCancelacion, salida.inicio, ahora)
  const cancelacion = fraseDeCancelacion(limite, experiencia.zonaHoraria, experiencia.politicaCancelacion)
  const resumen = resumenDeSalida(experiencia, salida, { participantes: compra.participantes, lineas, cancelacion })
  const hayAQuien = useHayAQuien(usuario)
  const pregunta =
    pideAlgo(experiencia) || (usuario !== null && dejoComentario(usuario.id, experiencia.id)) || hayAQuien
  const { enviar, isBusy, errores, falla } = useReservar({ experiencia, salida, compra, usuario, pregunta })
  const loginHref = `/login?siguiente=${encodeURIComponent(pathname + search)}`
  return (
    <div className="wrap pt-6 lg:pt-10">
      <h1 tabIndex={-1} className="mb-4 outline-none lg:mb-8">
        Reserva tu lugar
      </h1>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,40rem)_25rem] lg:justify-between">
        <div className="lg:order-2 lg:h-full">
          <ResumenCompra resumen={resumen} />
        </div>
        <div className="grid gap-6">
          {falla}
          {isRevisando || (usuario?.telefono && !falla && !pregunta) ? (
            <PasoSolo text={isRevisando || pregunta === undefined ? 'Revisando tu sesión' : 'Guardando tus cupos'} />
          ) : (
            <DatosForm
              experiencia={experiencia}
              salida={salida}
              participantes={compra.participantes}
              usuario={usuario}
              loginHref={loginHref}
              isBusy={isBusy}
              errores={errores}
              onSend={enviar}
            />
          )}
        </div>
      </div>
    </div>
  )
}
