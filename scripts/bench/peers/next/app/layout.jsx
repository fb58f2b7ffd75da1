export default function Layout({ children }) {
  return (
    <html lang="id-ID">
      <body>{children}</body>
    </html>
  );
}
