import { Link } from 'react-router'

/** From a case to the booking it is about, where it is about one. */
export function VerReserva({ reservaId }: { reservaId: string | null }) {
  if (!reservaId) return null
  return (
    <Link
      to={`/admin/reservas/${reservaId}`}
      className="inline-flex min-h-11 items-center justify-self-start text-primary"
    >
      Ver la reserva
    </Link>
  )
}
