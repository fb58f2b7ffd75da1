type PostButtonProps = { action: string; text: string; look?: string; fields?: Record<string, string | number> };

/** A form that is a button only, with what it sends besides. */
export function PostButton({ action, text, look = 'btn-outline', fields = {} }: PostButtonProps) {
  return (
    <form action={action} method="post">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} name={name} type="hidden" value={value} />
      ))}
      <button className={look} type="submit">
        {text}
      </button>
    </form>
  );
}
