export default function DesignSystem() {
  return <h1 className="wrap py-10">Sistema de diseño</h1>
}
