import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { EnlaceDeCorreo } from '#contract/usuarios.ts'
import { ReservaAviso } from '#web/components/reserva-aviso.tsx'
import { usuarioQuery, useUsuario } from '#web/components/usuario.ts'
import { api } from '#web/api/api.ts'
import { detalleDe, isInvalid } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { FailedLine } from '#web/ui/failed-line.tsx'
import { formatDiaConAno } from '#web/ui/formato.ts'
import { metaDeEnlace } from '#web/ui/marca.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { EnviarDeNuevo } from './perfil/correo-sin-confirmar.tsx'
import { useEnlace } from './acceso/use-enlace.ts'

export function meta() {
  return metaDeEnlace('Confirma tu correo')
}

/** Programs that scan mail open its links: nothing is confirmed before a person has read which account asks, and pressed. */
export default function VerificarCorreo() {
  const token = useEnlace()
  const { isPending, data, error, refetch, isFetching } = useQuery({
    queryKey: ['verificar-correo', token],
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => api.call('verEnlaceDeCorreo', { token }, { signal }),
  })
  if (!token || isInvalid(error)) return <Vencido />
  if (error) {
    return (
      <ReservaAviso isSudden title="No pudimos abrir el enlace" text={detalleDe(error)}>
        <Button status={isFetching ? 'loading' : 'default'} onClick={() => void refetch()}>
          Reintentar
        </Button>
      </ReservaAviso>
    )
  }
  if (isPending)
    return (
      <ReservaAviso
        title="Confirma tu correo"
        drawing={<Spinner size="large" />}
        text={<p role="status">Cargando...</p>}
      />
    )
  return <Pregunta token={token} enlace={data} />
}

function Pregunta({ token, enlace }: { token: string; enlace: EnlaceDeCorreo }) {
  const queryClient = useQueryClient()
  const confirmar = useMutation({
    mutationFn: () => api.call('verificarCorreo', { token }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: usuarioQuery.queryKey }),
  })
  const soltar = useMutation({ mutationFn: () => api.call('soltarCorreo', { token }) })
  if (confirmar.isSuccess) return <Confirmado enlace={enlace} />
  if (soltar.isSuccess) {
    return (
      <ReservaAviso
        isSudden
        title="Tu correo quedó libre"
        text={`Esa cuenta ya no puede usar ${enlace.correo}. Si quieres, puedes crear la tuya con él.`}
      >
        <ButtonLink to="/">Ir al inicio</ButtonLink>
      </ReservaAviso>
    )
  }
  const error = confirmar.error ?? soltar.error
  if (isInvalid(error)) return <Vencido />
  return (
    <ReservaAviso
      title={enlace.tipo === 'cuenta' ? '¿Esta cuenta es tuya?' : '¿Quieres usar este correo en tu cuenta?'}
      text={<QuePide enlace={enlace} />}
    >
      {enlace.tipo === 'cambio' && !enlace.esTuSesion ? (
        <ButtonLink to="/login">Iniciar Sesión</ButtonLink>
      ) : (
        <Button status={confirmar.isPending ? 'loading' : 'default'} onClick={() => confirmar.mutate()}>
          Sí, confirmar mi correo
        </Button>
      )}
      <Button variant="outline" status={soltar.isPending ? 'loading' : 'default'} onClick={() => soltar.mutate()}>
        No fui yo
      </Button>
      {error && <FailedLine>{detalleDe(error)}</FailedLine>}
    </ReservaAviso>
  )
}

function QuePide({ enlace: { correo, tipo, cuenta, esTuSesion } }: { enlace: EnlaceDeCorreo }): ReactNode {
  const { estado } = useUsuario()
  const desde = formatDiaConAno(cuenta.creadaEn.slice(0, 10))
  return (
    <div className="grid gap-3 wrap-anywhere">
      <p>
        {tipo === 'cuenta'
          ? `La cuenta de «${cuenta.nombre}», creada el ${desde}, usa ${correo}.`
          : `La cuenta de «${cuenta.nombre}» (${cuenta.correo}), creada el ${desde}, pide cambiar su correo a ${correo}.`}
      </p>
      <p>
        {esTuSesion
          ? 'Al confirmar, reunimos en ella lo que hayas reservado antes con este correo sin tener cuenta.'
          : SIN_SU_SESION[tipo][estado === 'iniciada' ? 'deOtra' : 'ninguna']}
      </p>
    </div>
  )
}

const SIN_SU_SESION: Record<EnlaceDeCorreo['tipo'], { deOtra: string; ninguna: string }> = {
  cuenta: {
    deOtra:
      'Tu sesión es de otra cuenta. Para reunir en esta lo que reservaste antes sin cuenta, cierra esa sesión, entra con esta y vuelve a abrir el enlace del correo.',
    ninguna:
      'Para reunir en ella lo que reservaste antes sin cuenta, inicia sesión primero y vuelve a abrir el enlace del correo.',
  },
  cambio: {
    deOtra:
      'Tu sesión es de otra cuenta. Si la que pide el cambio es tuya, cierra esta sesión, entra con esa, con su correo de hoy, y vuelve a abrir el enlace del correo.',
    ninguna:
      'Si es tuya, inicia sesión en ella con su correo de hoy y vuelve a abrir el enlace del correo: el cambio se confirma desde la cuenta.',
  },
}

function Confirmado({ enlace }: { enlace: EnlaceDeCorreo }) {
  const { estado } = useUsuario()
  if (!enlace.esTuSesion && estado === 'iniciada') {
    return (
      <ReservaAviso
        isSudden
        title="Tu correo quedó confirmado"
        text="Gracias. Tu sesión sigue siendo de otra cuenta: para traer a esta lo que reservaste antes sin cuenta, cierra esa sesión, entra con esta y pídelo en Mis Experiencias."
      >
        <ButtonLink to="/">Ir al inicio</ButtonLink>
      </ReservaAviso>
    )
  }
  if (!enlace.esTuSesion) {
    return (
      <ReservaAviso
        isSudden
        title="Tu correo quedó confirmado"
        text="Gracias. Ahí te enviaremos tus entradas y avisos. Para traer lo que reservaste antes sin cuenta, entra y pídelo en Mis Experiencias."
      >
        <ButtonLink to="/login?siguiente=/mis-entradas">Iniciar Sesión</ButtonLink>
      </ReservaAviso>
    )
  }
  return (
    <ReservaAviso
      isSudden
      title="Tu correo quedó confirmado"
      text="Gracias. Ahí te enviaremos tus entradas y avisos. Lo que hayas reservado antes con él aparece en tu cuenta en unos segundos."
    >
      <ButtonLink to="/mis-entradas">Ver mis experiencias</ButtonLink>
    </ReservaAviso>
  )
}

function Vencido() {
  const { estado, usuario } = useUsuario()
  return (
    <ReservaAviso
      isSudden
      title="El enlace venció. Pide uno nuevo"
      text="El enlace para confirmar tu correo vale por 24 horas y una sola vez. Si ya lo usaste, tu correo está confirmado."
    >
      {usuario && !usuario.emailVerificado && <EnviarDeNuevo email={usuario.email} isMain />}
      {estado === 'iniciada' ? (
        <ButtonLink to="/perfil" variant={usuario.emailVerificado ? 'primary' : 'outline'}>
          Ir a mi perfil
        </ButtonLink>
      ) : (
        <ButtonLink to="/login?siguiente=/perfil">Entrar y pedir otro enlace</ButtonLink>
      )}
    </ReservaAviso>
  )
}
