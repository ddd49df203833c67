import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { EstadoDeBorrado } from '#contract/privacidad.ts'
import type { Usuario } from '#contract/usuarios.ts'
import { ConfirmarEscribiendo } from '#web/components/baja/confirmar-escribiendo.tsx'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatCantidad, formatDia } from '#web/ui/formato.ts'
import { diaEn } from '#web/ui/horas.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { ELIMINADA } from './eliminada.ts'

/** What goes, what stays and why, and the way there: open only where nothing hangs on the account. */
export function BorrarCuenta({ usuario }: { usuario: Usuario }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['perfil', 'borrado'],
    queryFn: ({ signal }) => api.call('verBorrado', {}, { signal }),
    staleTime: 0,
  })
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid grid-cols-1 gap-4">
      <QuePasa />
      {error && (
        <ErrorBlock
          title="No pudimos revisar tu cuenta"
          text={detalleDe(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!data && !error && <Espera />}
      {data?.motivo && <Impedimento estado={data} />}
      {data?.puede && (
        <Button variant="danger-outline" className="sm:justify-self-start" onClick={() => setOpen(true)}>
          Eliminar mi cuenta
        </Button>
      )}
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title="¿Eliminar tu cuenta?"
        description="No se puede deshacer. Puedes descargar tus datos antes."
      >
        <Confirmacion usuario={usuario} onCancel={() => setOpen(false)} />
      </Sheet>
    </div>
  )
}

function QuePasa() {
  return (
    <dl className="grid max-w-measure grid-cols-1 gap-3">
      <div>
        <dt className="font-medium">Se borra al momento</dt>
        <dd className="text-text-2">
          Tu perfil, preferencias, viajeros frecuentes, conversaciones con Matheus, avisos y sesiones.
        </dd>
      </div>
      <div>
        <dt className="font-medium">Queda sin tu nombre</dt>
        <dd className="text-text-2">
          Montos y fechas de tus reservas y pagos, seis años, porque la ley tributaria lo pide. Tus opiniones quedan
          firmadas como «Viajero». En las copias de seguridad puede seguir hasta siete días; si se repone una, se borra
          de nuevo.
        </dd>
      </div>
    </dl>
  )
}

function Impedimento({ estado: { motivo, reservas, porDecidir, hasta, negocios } }: { estado: EstadoDeBorrado }) {
  if (motivo === 'cuenta-con-reservas') {
    const enPie = reservas - porDecidir
    return (
      <Notice
        tone="warning"
        title={
          enPie === 0
            ? 'Primero elige otra fecha o tu devolución'
            : enPie === 1
              ? 'Cancela primero tu reserva'
              : `Cancela primero tus ${formatCantidad(enPie, 'reserva', 'reservas')}`
        }
        action={
          <ButtonLink to="/mis-entradas" variant="outline" size="dense">
            Ver mis reservas
          </ButtonLink>
        }
      >
        {hasta && (
          <p>
            {enPie === 1 ? 'O espera a que se realice: termina' : 'O espera a que se realicen: la última termina'} el{' '}
            {formatDia(diaEn(hasta))}.
          </p>
        )}
        {porDecidir > 0 && <p>{fraseDePorDecidir(porDecidir, enPie)}</p>}
      </Notice>
    )
  }
  if (motivo === 'cuenta-con-dinero') {
    return (
      <Notice tone="warning" title="Hay un pago o una devolución en curso">
        Podrás eliminar tu cuenta cuando termine.
      </Notice>
    )
  }
  return (
    <Notice tone="warning" title="Hay algo que depende de ti">
      <ul className="grid gap-1">
        {negocios.map(({ tipo, nombre }) => (
          <li key={tipo + nombre}>
            {tipo === 'admin' ? (
              'Formas parte de nuestro equipo: pide a quien lo dirige que te saque.'
            ) : (
              <DeNegocio tipo={tipo} nombre={nombre} />
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

type Tipo = Exclude<EstadoDeBorrado['negocios'][number]['tipo'], 'admin'>

const CIERRES: Record<Tipo, [to: string, que: string]> = {
  anfitrion: ['/anfitrion/cerrar', 'Cierra primero tu espacio de anfitrión.'],
  proveedor: ['/proveedor/cerrar', 'Nadie más es dueño: ciérrala, o deja a otra persona a cargo.'],
  empresa: ['/empresas/cerrar', 'Nadie más la administra: ciérrala, o deja a otra persona a cargo.'],
}

function DeNegocio({ tipo, nombre }: { tipo: Tipo; nombre: string }) {
  const [to, que] = CIERRES[tipo]
  return (
    <>
      <Link to={to} className="inline-flex min-h-11 items-center font-medium text-primary underline">
        {nombre}
      </Link>
      . {que}
    </>
  )
}

function fraseDePorDecidir(porDecidir: number, enPie: number): string {
  const cuales =
    porDecidir === 1 ? `${enPie > 0 ? 'otra' : 'tu'} reserva` : `${enPie > 0 ? 'otras' : 'tus'} ${porDecidir} reservas`
  return `En ${cuales} la salida se canceló: elige ahí otra fecha o tu devolución.`
}

function Confirmacion({ usuario, onCancel }: { usuario: Usuario; onCancel: () => void }) {
  const navigate = useNavigate()
  return (
    <ConfirmarEscribiendo
      texto={usuario.email}
      campo={{
        name: 'email',
        label: 'Correo de tu cuenta',
        regla: (value) =>
          value.trim().toLowerCase() === usuario.email
            ? undefined
            : 'Escribe el correo de tu cuenta, tal como aparece arriba',
        input: <TextInput type="email" autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={254} />,
      }}
      act={(datos) => api.call('borrarCuenta', datos)}
      onDone={() => void navigate('/cuenta-eliminada', { replace: true, state: ELIMINADA })}
      onCancel={onCancel}
      botones={{ seguir: 'Mantener mi cuenta', confirmar: 'Sí, eliminar mi cuenta' }}
    />
  )
}

function Espera() {
  return (
    <SkeletonRegion>
      <Skeleton className="h-12 w-56" />
    </SkeletonRegion>
  )
}
